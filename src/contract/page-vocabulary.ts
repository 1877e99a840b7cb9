/** The drawings of the way from an idea to the shelf. */
export const wayDrawings = {
  idea: 'Идея',
  formula: 'Рецептура',
  material: 'Сырьё',
  making: 'Производство',
  laboratory: 'Лаборатория',
  passport: 'Паспорт партии',
  shelf: 'Полка',
} as const;
export type WayDrawingName = keyof typeof wayDrawings;

/** What a document's number and date are taken from; a marking code is another on every pack. */
export const documentKinds = {
  certificate: 'Свидетельство о регистрации',
  protocol: 'Протокол испытаний',
  quality: 'Удостоверение качества',
  marking: 'Код маркировки',
} as const;

/** Where on a jar there is something to look at. */
export const jarPlaces = {
  lid: 'Крышка',
  certificate: 'Номер свидетельства на этикетке',
  code: 'Код маркировки',
  batch: 'Номер партии на дне',
} as const;
export type JarPlace = keyof typeof jarPlaces;

export const normsFile = '/normy.csv';

export const normGroups = {
  vitamins: 'Витамины',
  minerals: 'Минералы',
  other: 'Остальное',
} as const;

/** A group of medicines, or a state. */
export const medicinePath = (id: string) => `/lekarstva#${id}`;

export const termPath = (id: string) => `/slovar#${id}`;

/** Splits a body at its figures: texts at even indexes, ids of figures at odd ones. */
export const figureMark = /<!--figure ([a-z0-9-]+)-->/;

/** What the home page has below its first screen, in the order that it is planned in; an editor may choose another. */
export const homeSections = {
  formula: 'Формула',
  series: 'Серии',
  themes: 'Подборки',
  best: 'С чего начать',
  component: 'Компонент недели',
  articles: 'Статьи',
  experts: 'Эксперты',
  reviews: 'Отзывы',
  whereToBuy: 'Где купить',
} as const;
