import { stringify } from 'yaml';
import { themeSlugs } from '../contract/paths.ts';

/** The entries of the smallest content that passes every check, as data. */

type Fields = Record<string, unknown>;

export const markdown = (fields: Fields, body: string) => `---\n${stringify(fields, { lineWidth: 0 })}---\n${body}\n`;
export const yaml = (data: unknown) => stringify(data, { lineWidth: 0 });
export const image = (file: string) => ({ file, alt: `Цветной квадрат на фоне записи ${file}` });
const figure = (value: string) => ({ value, label: `значение ${value}` });

export const products = ['vitamin-d3', 'magniy-b6', 'omega-3', 'probiotik'];

export function product(slug: string, order: number): Fields {
  const rows = {
    'vitamin-d3': [{ component: 'vitamin-d', name: 'Витамин D3', amount: 600, unit: 'IU' }],
    'magniy-b6': [
      { component: 'magniy', name: 'Магний', amount: 200, unit: 'mg' },
      { component: 'vitamin-d', name: 'Витамин D3', amount: 5, unit: 'mcg' },
    ],
    'omega-3': [{ name: 'ЭПК и ДГК', amount: 0.5, unit: 'g' }],
    probiotik: [{ component: 'laktobakterii', name: 'Лактобактерии', amount: 2_000_000_000, unit: 'CFU' }],
  }[slug];
  return {
    title: `Товар ${slug}`,
    order,
    form: 'capsules',
    quantity: { amount: 90, unit: 'pcs' },
    purpose: `Дополнительный источник веществ из набора ${slug}`,
    lead: `Капсулы ${slug} дополняют рацион и подходят для завтрака.`,
    audience: ['adults'],
    age: { from: 18 },
    themes: [...themeSlugs],
    timeOfDay: ['morning'],
    marks: [],
    allergens: [],
    keyFacts: [figure('50 мкг'), figure('90')],
    images: [image(`${slug}.packshot.webp`)],
    composition: { serving: '1 капсула', servingsPerPack: 90, rows, other: 'Оболочка капсулы (желатин)' },
    physical: { mass: 620, capsule: '0', energy: 1 },
    intake: { dose: 'По 1 капсуле в день', when: 'За завтраком', food: 'with', course: '1 месяц' },
    suits: ['Взрослым'],
    contraindications: { condition: ['Состояния, о которых пишет редактор'] },
    storage: 'В сухом месте при температуре не выше 25 °C.',
    shelfLife: '24 месяца',
    certificate: {
      number: 'RU.77.99.11.003.R.000123.05.26',
      date: '2026-05-12',
      url: 'https://portal.eaeunion.org/',
      sample: true,
    },
    shops: [{ shop: 'ozon', url: `https://www.ozon.ru/product/${slug}/` }],
    related: [{ product: slug === 'omega-3' ? 'daily/vitamin-d3' : 'daily/omega-3', reason: `Хорошая пара к ${slug}` }],
    articles: ['pervaya'],
    faq: ['kak-vybrat'],
  };
}

export function component(slug: string, group: string): Fields {
  return {
    title: `Компонент ${slug}`,
    alsoKnown: [],
    group,
    symbol: 'X',
    lead: `Вещество ${slug} есть в обычной еде.`,
    image: image(`${slug}.webp`),
    keyFacts: [figure('1'), figure('2')],
    foods: [{ name: 'Лосось', amount: 10, unit: 'mcg' }],
    norms: [],
    forms: [{ title: 'Форма', text: 'Описание формы' }],
    shortage: 'Недостаток замечают не сразу.',
    excess: 'Избыток ни к чему.',
    combinations: [],
    sources: [{ title: 'Справочник', publisher: 'EFSA' }],
    articles: ['pervaya'],
    faq: [],
  };
}

export function person(slug: string, order: number): Fields {
  return {
    title: `Анна ${slug}`,
    order,
    role: 'Нутрициолог',
    lead: `Пишет статьи о составе, подпись ${slug}.`,
    duty: 'Тексты о составе',
    image: image(`${slug}.webp`),
    sample: true,
  };
}

export function themeSections(slug: string): Fields[] {
  return [
    { type: 'story', title: 'История', body: `Рассказ о подборке ${slug}.` },
    { type: 'products', title: 'Товары', layout: 'grid', products: products.map((name) => `daily/${name}`) },
    { type: 'norm-chart', title: 'Доли нормы', product: 'daily/magniy-b6' },
    { type: 'comparison', title: 'Сравнение', products: ['daily/vitamin-d3', 'daily/magniy-b6', 'daily/omega-3'] },
    { type: 'quote', title: 'Слово', quote: `Читайте состав ${slug}.`, expert: 'sokolova' },
    { type: 'questions', title: 'Вопросы', questions: ['kak-vybrat', 'gde-kupit'] },
  ];
}

const cardLinks = [
  { url: '/faq', title: 'Вопросы', label: 'Открыть', theme: 'light' },
  { url: '/about', title: 'О бренде', label: 'Открыть', icon: 'leaf', theme: 'dark' },
];
const three = ['один', 'два', 'три'];
export const texts = three.map((title) => ({ title, text: `Текст ${title}` }));
export const link = { label: 'Открыть', url: '/faq' };

export const pages: Record<string, Fields> = {
  home: {
    hero: {
      title: 'Состав',
      text: 'Всё о составе',
      image: image('home.webp'),
      imagePortrait: image('home.webp'),
      action: link,
    },
    formula: { title: 'Капсула', product: 'daily/magniy-b6' },
    series: { title: 'Серии' },
    themes: { title: 'Задачи' },
    best: { title: 'Начните отсюда', products: products.map((slug) => `daily/${slug}`) },
    component: { title: 'Компонент', component: 'vitamin-d' },
    articles: { title: 'Статьи', articles: ['pervaya', 'vtoraya', 'tretya'] },
    experts: { title: 'Эксперты', experts: ['sokolova', 'titov'] },
    reviews: { title: 'Отзывы', reviews: ['otzyv-1', 'otzyv-2', 'otzyv-3'] },
    whereToBuy: { title: 'Где купить' },
  },
  about: {
    image: image('about.webp'),
    figures: three.map(figure),
    sections: texts,
    way: {
      title: 'Путь',
      text: 'От идеи до банки по порядку.',
      steps: (['idea', 'laboratory', 'shelf'] as const).map((drawing) => ({
        drawing,
        title: `Шаг ${drawing}`,
        text: `Что делают на шаге ${drawing}.`,
        people: ['titov'],
        document: 'Протокол',
        links: [{ label: 'Дальше', url: '/components' }],
      })),
    },
    people: { title: 'Люди', text: 'Кто за что отвечает.', people: ['sokolova', 'titov'] },
    principles: texts,
    timeline: [2021, 2022, 2023].map((year) => ({ year, text: `Год ${year}` })),
    cardLinks,
  },
  contacts: {
    image: image('contacts.webp'),
    channels: [
      { title: 'Позвонить', text: 'Звоните', value: '8 800 000-00-00', url: 'tel:+78000000000' },
      { title: 'Написать', text: 'Пишите', value: 'hello@vitimepro.example', url: 'mailto:hello@vitimepro.example' },
    ],
    questions: ['kak-vybrat'],
    cardLinks,
  },
  'where-to-buy': {
    image: image('where.webp'),
    genuine: { title: 'Настоящая банка', text: 'Три проверки.', steps: texts },
    trouble: { title: 'Не сошлось', text: 'Что делать.', cases: texts.slice(1) },
    notice: 'Цену определяет магазин',
  },
  interesting: {
    image: image('interesting.webp'),
    facts: [...three, 'четыре'].map(figure),
    collections: texts.map((item) => ({ ...item, articles: ['pervaya'], components: ['magniy'], products: [] })),
    cardLinks,
  },
  batch: {
    find: { title: 'Где номер', text: 'Номер стоит на дне.' },
    places: { jar: 'На дне', bottle: 'На шве', box: 'На клапане' },
    unknown: { title: 'Нет такой', text: 'Сверьте номер с упаковкой.' },
    notes: texts.slice(1),
  },
  combinations: { doctor: 'Покажите список врачу.' },
  medicines: {
    doctor: 'Решает врач.',
    notes: [
      { title: 'Откуда', text: 'Из справочника.' },
      { title: 'Зачем', text: 'Чтобы спросить врача.' },
    ],
  },
  norms: { notes: texts.slice(0, 2) },
  doses: { sections: texts, sources: [{ title: 'Справочник', publisher: 'EFSA' }] },
  comparison: {
    empty: { title: 'Сравнивать нечего', text: 'Выберите два продукта.' },
    starts: [
      { title: 'Витамин и магний', products: ['daily/vitamin-d3', 'daily/magniy-b6'] },
      { title: 'Витамин и омега', products: ['daily/vitamin-d3', 'daily/omega-3'] },
    ],
    notes: texts.slice(0, 2),
  },
  finder: {
    questions: [
      {
        id: 'who',
        title: 'Для кого?',
        pick: 'one',
        answers: [
          { id: 'adult', title: 'Для взрослого', have: ['laktobakterii'], goes: 'Такое уже есть' },
          { id: 'mother', title: 'Для мамы', stop: { title: 'Сначала врач', text: 'Решает врач.' } },
        ],
      },
      {
        id: 'aim',
        title: 'Что важно?',
        pick: 'several',
        answers: [
          { id: 'sun', title: 'Мало солнца', suggests: { components: ['vitamin-d'] }, stays: 'Мало солнца' },
          { id: 'have-magniy', title: 'Магний уже есть', have: ['magniy'], goes: 'Это уже есть' },
        ],
      },
    ],
    nothing: { title: 'Ничего не нужно', text: 'Повода не нашлось.' },
    notes: texts.slice(0, 2),
    privacy: 'Ответы остаются в адресе.',
  },
  shelf: {
    empty: { title: 'Полка пуста', text: 'Добавьте первую банку.' },
    start: ['daily/vitamin-d3', 'daily/omega-3'],
    privacy: 'Введённое остаётся в этом браузере.',
    notes: texts.slice(0, 2),
  },
  search: { popular: ['магний', 'витамин D', 'омега-3 детям', 'железо'] },
  policy: { version: '2026-09-01', body: '## Общее\n\nТекст политики.' },
  privacy: { version: '2026-09-01', body: '## Согласие\n\nТекст согласия.' },
  agreement: { version: '2026-09-01', body: '## Условия\n\nТекст соглашения.' },
};

export const errorPage: Fields = {
  image: image('error.webp'),
  title: 'Этой страницы<br>здесь <em>нет</em>',
  text: 'Проверьте адрес',
  linkToHome: { label: 'На главную', url: '/' },
  linkToContacts: { label: 'Написать', url: '/contacts' },
  sectionCardLinks: { cardLinks },
  fault: {
    image: image('error.webp'),
    title: 'Сломалось <em>у нас</em>',
    text: 'Попробуйте ещё раз',
    retry: 'Попробовать ещё раз',
    meta_title: 'Временно не открывается',
  },
  offline: {
    image: image('error.webp'),
    title: 'Нет <em>связи</em>',
    text: 'Страница откроется сама',
    retry: 'Проверить сейчас',
    back: 'Вернуться назад',
    meta_title: 'Нет связи',
  },
};

export const batch: Fields = {
  product: 'daily/vitamin-d3',
  made: '2026-09-14',
  bestBefore: '2028-09-13',
  laboratory: { name: 'Лаборатория', protocol: '14/26', date: '2026-09-21' },
  figures: [{ name: 'Витамин D3', found: 630 }],
  documents: [{ title: 'Удостоверение качества', number: '14', date: '2026-09-22' }],
  sample: true,
};

export const review = (id: string, name: string, rating: number, date: string) => ({
  id,
  product: `daily/${name}`,
  author: 'Ольга',
  date,
  rating,
  text: `Удобная крышка, отзыв ${id}`,
  sample: true,
});
