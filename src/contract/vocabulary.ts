/** The closed vocabularies of the catalogue with their Russian labels, for content files, API and site. */
export const productForms = {
  capsules: 'Капсулы',
  softgels: 'Мягкие капсулы',
  tablets: 'Таблетки',
  effervescent: 'Шипучие таблетки',
  gummies: 'Мармелад',
  drops: 'Капли',
  sachets: 'Порошок в саше',
  spray: 'Спрей',
} as const;

export const audiences = {
  adults: 'Взрослым',
  women: 'Женщинам',
  men: 'Мужчинам',
  teens: 'Подросткам',
  kids: 'Детям',
  seniors: 'Старше 60 лет',
} as const;

export const timesOfDay = {
  morning: 'Утром',
  day: 'Днём',
  evening: 'Вечером',
  any: 'В любое время',
} as const;

export const dietaryMarks = {
  vegan: 'Подходит веганам',
  'sugar-free': 'Без сахара',
  'gelatin-free': 'Без желатина',
  'lactose-free': 'Без лактозы',
  'gluten-free': 'Без глютена',
  'pork-free': 'Без свинины',
  halal: 'Халяль',
} as const;

/** What oil of fish is made of. */
export const oilForms = {
  triglycerides: 'природные триглицериды',
  'restored-triglycerides': 'восстановленные триглицериды',
  'ethyl-esters': 'этиловые эфиры',
} as const;

export const gelatins = { bovine: 'говяжий', fish: 'рыбный', pork: 'свиной' } as const;

export const dopingChecks = {
  none: 'на допинг не проверяли',
  composition: 'веществ из Запрещённого списка ВАДА в рецепте нет, сами партии на допинг не проверяют',
  batches: 'каждую партию проверяет на допинг независимая лаборатория',
} as const;

export const allergens = {
  fish: 'Рыба',
  crustaceans: 'Ракообразные',
  milk: 'Молоко',
  soy: 'Соя',
  gluten: 'Глютен',
  bee: 'Продукты пчеловодства',
} as const;

export const articleTopics = {
  basics: 'Основы',
  nutrition: 'Питание',
  sleep: 'Сон',
  beauty: 'Красота',
  immunity: 'Иммунитет',
  sport: 'Спорт',
  kids: 'Детям',
} as const;

export const amountUnits = {
  mcg: 'мкг',
  mg: 'мг',
  g: 'г',
  ml: 'мл',
  IU: 'МЕ',
  CFU: 'КОЕ',
} as const;

export const accentNames = ['sky', 'lilac', 'coral', 'sun', 'mint', 'sand'] as const;

export const sexes = { female: 'Женский', male: 'Мужской' } as const;

export type ProductForm = keyof typeof productForms;
export type Audience = keyof typeof audiences;
export type TimeOfDay = keyof typeof timesOfDay;
export type DietaryMark = keyof typeof dietaryMarks;
export type Allergen = keyof typeof allergens;
export type ArticleTopic = keyof typeof articleTopics;
export type AmountUnit = keyof typeof amountUnits;
export type AccentName = (typeof accentNames)[number];

/** `z.enum(keysOf(productForms))` keeps the literal types that `Object.keys` loses. */
export function keysOf<T extends Record<string, unknown>>(words: T): [keyof T & string, ...(keyof T & string)[]] {
  return Object.keys(words) as [keyof T & string, ...(keyof T & string)[]];
}

export const componentGroups = {
  vitamins: 'Витамины',
  minerals: 'Минералы',
  'amino-acids': 'Аминокислоты',
  'fatty-acids': 'Жирные кислоты',
  plants: 'Растения',
  probiotics: 'Пробиотики',
  other: 'Другие вещества',
} as const;

export type ComponentGroup = keyof typeof componentGroups;

/** How a portion goes with a meal. */
export const foodRules = {
  with: 'Во время еды',
  without: 'Между приёмами пищи',
  any: 'Независимо от еды',
} as const;

/** How a substance goes with another one, with food or with a medicine. */
export const combinationKinds = {
  good: 'Хорошо вместе',
  careful: 'С осторожностью',
  apart: 'В разное время',
  doctor: 'Спросите врача',
} as const;

/** How a product goes with its neighbour on the shelf. */
export const neighbourKinds = {
  together: 'Сочетается',
  choose: 'Выберите одно',
  apart: 'Разведите по времени',
} as const;

export const medicineKinds = {
  medicine: 'Лекарства',
  state: 'Состояния',
} as const;

/** What a medicine or a state means for a substance. */
export const medicineRules = {
  apart: 'В разное время',
  doctor: 'Спросите врача',
  careful: 'Учтите',
} as const;

export const partnerGroups = {
  food: 'Еда и напитки',
  medicine: 'Группы лекарств',
} as const;

export const shopKinds = {
  marketplace: 'Маркетплейсы',
  pharmacy: 'Аптеки',
  beauty: 'Магазины красоты',
} as const;

export const eventFormats = {
  online: 'Онлайн',
  offline: 'Очно',
  hybrid: 'Очно и онлайн',
} as const;

/** Of an event's audience: 436-ФЗ. */
export const ageMarks = {
  '0+': 'Для всех',
  '6+': 'С 6 лет',
  '12+': 'С 12 лет',
  '16+': 'С 16 лет',
  '18+': 'С 18 лет',
} as const;

export type EventFormat = keyof typeof eventFormats;

/** What the finder asks about health, by the keys of `nutrition/warnings/health-states`. */
export const healthStates = {
  clotting: 'Свёртываемость крови',
  levothyroxine: 'Гормоны щитовидной железы',
  antidepressants: 'Антидепрессанты',
  sedatives: 'Успокоительные и снотворные',
  pressure: 'Давление и мочегонные',
  antibiotics: 'Антибиотики',
  immunity: 'Иммунитет и аутоиммунные болезни',
  kidneys: 'Почки, печень, камни',
  motherhood: 'Планируется беременность',
} as const;
