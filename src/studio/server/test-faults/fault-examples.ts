/** Words that break each rule of a list: a rule without an example here has no case, and its test fails. */

export const habitExamples: Record<string, string> = {
  '«отсюда»': 'Отсюда и вывод.',
  '«поэтому»': 'Поэтому так.',
  '«не X, а Y»': 'Важна не форма, а доза.',
  '«тарелка»': 'Тарелка супа.',
  '«сосед»': 'Сосед по полке.',
  '«честно»': 'Честно сказано.',
  '«зато»': 'Зато удобно.',
  '«именно»': 'Именно так.',
  '«другая история»': 'Это другая история.',
};

export const headingExamples: Record<string, string> = {
  '«X, который делает Y»': 'Минерал, который помнят все',
  '«Не X, а Y»': 'Не форма, а доза',
  '«X как Y»': 'Магний как привычка',
  '«X без Y»': 'Утро без спешки',
  '«Два X, два Y»': 'Два завтрака, два ужина',
  '«Что делает X»': 'Что делает магний',
};

export const claimExamples: Record<string, string> = {
  cure: 'Лечит суставы и связки.',
  disease: 'Защищает от гриппа.',
  prevention: 'Профилактика дефицита.',
  guarantee: 'Гарантируем результат.',
  thanks: 'Перестали болеть всей семьёй.',
  relief: 'Снимает воспаление.',
  normalise: 'Нормализует давление.',
  medicine: 'Натуральное лекарство.',
  harmless: 'Без побочных эффектов.',
  doctors: 'Педиатры советуют.',
  proof: 'Клинически доказано.',
  food: 'Заменяет полноценное питание.',
};

/** The site's own words come first: what is too much everywhere is told at the first place. */
export const firstPlaces: Record<string, { path: string; field: string }> = {
  '«отсюда»': { path: 'pages/home.yml', field: 'best.title' },
};
