/** Answers as in the address of the finder, and what it says then: products with their reasons, or why none. */
export const finderPaths: readonly (readonly [line: string, told: readonly string[]])[] = [
  ['who_mother', ['— Сначала — врач']],
  ['who_child.age_under-3', ['— Сначала — педиатр']],
  ['who_woman.age_18-59.health_other-illness', ['— Сначала — врач']],
  ['who_man.age_18-59.health_healthy.diet_.have_.form_.aim_nothing', ['— Ничего не нужно']],
  ['who_woman.age_18-59.health_healthy.diet_.have_.form_.aim_', ['— Ничего не нужно']],
  [
    'who_woman.age_18-59.health_healthy.diet_.have_.form_.aim_sun',
    [
      'daily/vitamin-d3: Витамин D образуется в коже на солнце, а его мало; в капсуле 15 мкг — дневная норма взрослого до 65 лет',
    ],
  ],
  [
    'who_man.age_18-59.health_healthy.diet_.have_.form_.aim_sun',
    [
      'daily/vitamin-d3: Витамин D образуется в коже на солнце, а его мало; в капсуле 15 мкг — дневная норма взрослого до 65 лет',
    ],
  ],
  [
    'who_woman.age_from-60.health_healthy.diet_.have_.form_.aim_sun',
    [
      'daily/vitamin-d3: Витамин D образуется в коже на солнце, а его мало; в капсуле 15 мкг — дневная норма взрослого до 65 лет',
    ],
  ],
  [
    'who_man.age_from-60.health_healthy.diet_.have_.form_liquid.aim_sun',
    [
      'daily/vitamin-d3-kapli: Витамин D образуется в коже на солнце, а его мало; в трёх каплях 15 мкг — дневная норма от 14 до 65 лет',
    ],
  ],
  [
    'who_child.age_3-6.health_healthy.diet_.have_.form_.aim_sun',
    [
      'kidz/d3-kapli: Витамин D образуется в коже на солнце, а его мало; в четырёх каплях 10 мкг — две трети детской потребности',
    ],
  ],
  [
    'who_child.age_7-10.health_healthy.diet_.have_.form_.aim_sun',
    [
      'kidz/d3-kapli: Витамин D образуется в коже на солнце, а его мало; в четырёх каплях 10 мкг — две трети детской потребности',
    ],
  ],
  [
    'who_child.age_11-14.health_healthy.diet_.have_.form_.aim_sun',
    [
      'kidz/d3-kapli: Витамин D образуется в коже на солнце, а его мало; в четырёх каплях 10 мкг — две трети детской потребности',
    ],
  ],
  [
    'who_child.age_15-17.health_healthy.diet_.have_.form_.aim_sun',
    [
      'daily/vitamin-d3-kapli: Витамин D образуется в коже на солнце, а его мало; в трёх каплях 15 мкг — дневная норма от 14 до 65 лет',
    ],
  ],
  ['who_child.age_15-17.health_healthy.diet_.have_.form_swallow.aim_sun', ['— Ничего не нужно']],
  [
    'who_woman.age_18-59.health_healthy.diet_.have_.form_.aim_evening-calm',
    [
      'calm/magniy-bisglitsinat: Магний участвует в работе нервной системы; бисглицинат мягок для желудка, и пьют его как раз вечером',
      'calm/melissa-glitsin: Мелиссу пьют вечером по традиции; данных о людях мало, поэтому она вторая',
    ],
  ],
  [
    'who_man.age_18-59.health_healthy.diet_.have_.form_dissolve.aim_evening-calm',
    ['calm/magniy-shipuchiy: Тот же магний для тех, кому удобнее стакан воды'],
  ],
  [
    'who_man.age_18-59.health_sedatives.diet_.have_.form_.aim_evening-calm',
    [
      'calm/magniy-bisglitsinat: Магний участвует в работе нервной системы; бисглицинат мягок для желудка, и пьют его как раз вечером',
    ],
  ],
  [
    'who_woman.age_18-59.health_antidepressants.diet_.have_.form_.aim_evening-calm',
    [
      'calm/magniy-bisglitsinat: Магний участвует в работе нервной системы; бисглицинат мягок для желудка, и пьют его как раз вечером',
    ],
  ],
  [
    'who_woman.age_18-59.health_kidneys.diet_.have_.form_.aim_evening-calm',
    ['calm/melissa-glitsin: Мелиссу пьют вечером по традиции; данных о людях мало, поэтому она вторая'],
  ],
  ['who_woman.age_18-59.health_thyroid.diet_.have_.form_.aim_evening-calm', ['— Сначала — врач']],
  [
    'who_woman.age_18-59.health_planning.diet_.have_.form_.aim_evening-calm',
    [
      'calm/magniy-bisglitsinat: Магний участвует в работе нервной системы; бисглицинат мягок для желудка, и пьют его как раз вечером',
    ],
  ],
  [
    'who_woman.age_from-60.health_healthy.diet_.have_have-magniy.form_.aim_evening-calm',
    ['calm/melissa-glitsin: Мелиссу пьют вечером по традиции; данных о людях мало, поэтому она вторая'],
  ],
  [
    'who_child.age_7-10.health_healthy.diet_.have_.form_.aim_evening-calm',
    ['kidz/magniy-b6-shkolnik: Магний участвует в работе нервной системы; в саше 100 мг, доза для школьника'],
  ],
  ['who_child.age_3-6.health_healthy.diet_.have_.form_.aim_evening-calm', ['— Ничего не нужно']],
  [
    'who_woman.age_18-59.health_healthy.diet_.have_.form_.aim_season',
    [
      'daily/vitamin-d3: С октября по март солнце в России слишком низко для витамина D, а он участвует в работе иммунной системы',
      'immuno/tsink-selen: Цинк и селен участвуют в работе иммунной системы; в рационе без мяса, рыбы и орехов их мало',
    ],
  ],
  [
    'who_woman.age_18-59.health_healthy.diet_.have_have-d.form_.aim_season',
    ['immuno/tsink-selen: Цинк и селен участвуют в работе иммунной системы; в рационе без мяса, рыбы и орехов их мало'],
  ],
  ['who_woman.age_18-59.health_planning.diet_.have_have-d.form_.aim_season', ['— Сначала — врач']],
  [
    'who_woman.age_18-59.health_antibiotics.diet_.have_.form_.aim_season',
    [
      'daily/vitamin-d3: С октября по март солнце в России слишком низко для витамина D, а он участвует в работе иммунной системы',
    ],
  ],
  ['who_child.age_7-10.health_healthy.diet_.have_.form_chew.aim_season', ['— Ничего не нужно']],
  [
    'who_woman.age_18-59.health_healthy.diet_.have_.form_.aim_looks',
    [
      'beauty/biotin-tsink: Цинк и биотин участвуют в поддержании нормального состояния кожи, волос и ногтей; биотин мешает анализам крови — предупредите лабораторию',
      'beauty/kollagen-c: Витамин C участвует в образовании собственного коллагена; данные о самом коллагене неоднородны',
    ],
  ],
  [
    'who_woman.age_18-59.health_healthy.diet_vegan.have_.form_.aim_looks',
    [
      'beauty/biotin-tsink: Цинк и биотин участвуют в поддержании нормального состояния кожи, волос и ногтей; биотин мешает анализам крови — предупредите лабораторию',
    ],
  ],
  [
    'who_woman.age_18-59.health_healthy.diet_no-fish.have_.form_.aim_looks',
    [
      'beauty/biotin-tsink: Цинк и биотин участвуют в поддержании нормального состояния кожи, волос и ногтей; биотин мешает анализам крови — предупредите лабораторию',
    ],
  ],
  [
    'who_woman.age_18-59.health_healthy.diet_.have_.form_chew.aim_looks',
    ['beauty/marmelad-krasota: Цинк и биотин в половинной дозе, если капсулы глотать не хочется'],
  ],
  [
    'who_man.age_18-59.health_healthy.diet_.have_.form_.aim_looks',
    [
      'beauty/biotin-tsink: Цинк и биотин участвуют в поддержании нормального состояния кожи, волос и ногтей; биотин мешает анализам крови — предупредите лабораторию',
    ],
  ],
  [
    'who_woman.age_18-59.health_planning.diet_.have_.form_.aim_looks',
    [
      'beauty/biotin-tsink: Цинк и биотин участвуют в поддержании нормального состояния кожи, волос и ногтей; биотин мешает анализам крови — предупредите лабораторию',
    ],
  ],
  [
    'who_man.age_18-59.health_healthy.diet_.have_.form_.aim_training',
    ['sport/kreatin: Три грамма креатина в день — самая изученная добавка для коротких интенсивных нагрузок'],
  ],
  ['who_man.age_18-59.health_kidneys.diet_.have_.form_.aim_training', ['— Сначала — врач']],
  ['who_man.age_from-60.health_healthy.diet_.have_.form_.aim_training', ['— Ничего не нужно']],
  [
    'who_man.age_18-59.health_healthy.diet_fish-rarely.have_.form_.aim_training',
    [
      'daily/omega-3: Рыбы в рационе мало, а длинные омега-3 (ЭПК и ДГК) едят почти только с ней; в порции их 740 мг',
      'sport/kreatin: Три грамма креатина в день — самая изученная добавка для коротких интенсивных нагрузок',
    ],
  ],
  [
    'who_woman.age_18-59.health_healthy.diet_.have_.form_.aim_base',
    ['daily/vitamin-d3: В обычной еде витамина D мало, и солнца в России большую часть года не хватает'],
  ],
  [
    'who_woman.age_18-59.health_healthy.diet_fish-rarely_uneven.have_.form_.aim_base',
    [
      'daily/multivitaminy: Рацион неровный, и одним веществом его не выровнять; в таблетке восемнадцать в дозах около дневной нормы + Одна таблетка вместо пяти банок, если рацион неровный и менять его сейчас некогда',
      'daily/omega-3: Рыбы в рационе мало, а длинные омега-3 (ЭПК и ДГК) едят почти только с ней; в порции их 740 мг',
    ],
  ],
  [
    'who_woman.age_18-59.health_blood.diet_fish-rarely.have_.form_.aim_base',
    ['daily/vitamin-d3: В обычной еде витамина D мало, и солнца в России большую часть года не хватает'],
  ],
  ['who_man.age_18-59.health_healthy.diet_fish-often.have_have-d.form_.aim_base', ['— Ничего не нужно']],
  [
    'who_child.age_3-6.health_healthy.diet_.have_.form_.aim_base',
    ['kidz/d3-kapli: В обычной еде витамина D мало, и солнца в России большую часть года не хватает'],
  ],
  [
    'who_child.age_3-6.health_healthy.diet_fish-rarely_uneven.have_.form_.aim_base',
    [
      'kidz/multi-mishki: Ребёнок ест избирательно; в мишках десять витаминов, цинк и йод в малых, детских дозах + Десять витаминов, цинк и йод в малых дозах, если ребёнок ест избирательно',
      'kidz/omega-3-detskaya: Рыбы в рационе мало, а длинные омега-3 (ЭПК и ДГК) едят почти только с ней; доза детская, 250 мг',
    ],
  ],
  [
    'who_child.age_7-10.health_healthy.diet_uneven.have_.form_chew.aim_base',
    [
      'kidz/multi-mishki: Ребёнок ест избирательно; в мишках десять витаминов, цинк и йод в малых, детских дозах + Десять витаминов, цинк и йод в малых дозах, если ребёнок ест избирательно',
    ],
  ],
  [
    'who_child.age_3-6.health_healthy.diet_no-fish_fish-rarely.have_.form_.aim_base',
    ['kidz/d3-kapli: В обычной еде витамина D мало, и солнца в России большую часть года не хватает'],
  ],
  ['who_woman.age_18-59.health_healthy.diet_.have_.form_chew.aim_base', ['— Ничего не нужно']],
  [
    'who_woman.age_18-59.health_healthy.diet_fish-rarely.have_.form_.aim_season',
    [
      'daily/vitamin-d3: С октября по март солнце в России слишком низко для витамина D, а он участвует в работе иммунной системы',
      'daily/omega-3: Рыбы в рационе мало, а длинные омега-3 (ЭПК и ДГК) едят почти только с ней; в порции их 740 мг',
      'immuno/tsink-selen: Цинк и селен участвуют в работе иммунной системы; в рационе без мяса, рыбы и орехов их мало',
    ],
  ],
];
