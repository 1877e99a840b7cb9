import { z } from 'zod';
import {
  choice,
  flag,
  group,
  headline,
  instant,
  integer,
  linkAddress,
  list,
  pageAddress,
  prose,
  row,
  text,
  webAddress,
  word,
} from './fields.ts';
import { described, type FieldMetadata } from './metadata.ts';

const pictureFields = z.strictObject({
  file: described(
    z.string().regex(/^[\w.-]+\.(webp|png|jpe?g)$/i, 'имя файла рядом с этой записью, например omega-3.packshot.webp'),
    { type: 'file', label: 'Файл', help: 'имя файла рядом с записью', example: 'omega-3.packshot.webp' },
  ),
  alt: described(z.string().trim().min(12, 'опишите, что изображено, хотя бы в нескольких словах по-русски'), {
    type: 'alt',
    label: 'Что изображено',
    help: 'что изображено, хотя бы тремя словами по-русски',
  }),
});

export function picture(label = 'Картинка', about: Pick<FieldMetadata, 'help'> = {}) {
  return described(pictureFields, { type: 'picture', label, ...about });
}

const seo = described(
  z.strictObject({
    meta_title: text('Заголовок в поиске', { max: 90, unique: 'value' }).optional(),
    meta_description: text('Описание в поиске', { max: 220, unique: 'description' }).optional(),
    og_image: picture('Картинка для соцсетей', { help: 'обрезается до 1200×630, надписей на ней не будет' }).optional(),
    og_title: text('Заголовок для соцсетей').optional(),
    og_description: text('Описание для соцсетей', { unique: 'description' }).optional(),
    og_type: word('Вид страницы для соцсетей', { example: 'article' }).optional(),
    og_url: pageAddress('Адрес для соцсетей').optional(),
    robot_advanced: word('Указания поисковым роботам', { example: 'noindex' }).optional(),
  }),
  {
    type: 'group',
    label: 'Для поисковых систем',
    help: 'данные для поисковых систем; всё необязательно: пустое берётся из самой записи',
    searched: false,
    ...headline,
  },
);

const shown = {
  draft: flag('Черновик', { help: 'записи нет на сайте, её видно только в предпросмотре' }).optional(),
  publishAt: instant('Показать', {
    help: 'с этого момента запись на сайте; время московское',
  }).optional(),
  until: instant('Убрать', {
    help: 'с этого момента записи на сайте нет; время московское',
  }).optional(),
};

export const shownFields: ReadonlySet<string> = new Set(Object.keys(shown));

/** Common fields of every entry with a page. */
const everyEntry = { seo: seo.optional(), ...shown };

export function entry<S extends z.ZodRawShape>(shape: S) {
  return described(z.strictObject({ ...shape, ...everyEntry }), { type: 'group' });
}

/** An item of a list file. */
export function listedEntry<S extends z.ZodRawShape>(shape: S) {
  return row({ ...shape, ...shown });
}

export const title = (label = 'Название', help?: string) =>
  text(label, { max: 120, ...headline, ...(help ? { help } : {}) });
export const lead = (label = 'Вступление') =>
  text(label, { max: 400, help: 'два-три предложения под заголовком', unique: 'description', ...headline });

export const sources = list(
  'Источники',
  row({
    title: text('Название', { help: 'название документа, как оно напечатано' }),
    publisher: text('Издатель', { help: 'кто издал: EFSA, ВОЗ, Роспотребнадзор' }),
    year: integer('Год', { min: 1950, max: 2030 }).optional(),
    url: described(webAddress('Адрес', { help: 'адрес самого документа' }), { document: true }).optional(),
  }),
  { min: 1, help: 'источник, который читатель может найти', tone: 'silent' },
);

/** A figure with what it counts: «200 мг — магния в порции». */
export const figure = row({
  value: text('Число', { example: '200 мг' }),
  label: text('Подпись', { example: 'магния в порции', separator: ' ' }),
  note: text('Пояснение', { separator: ', ' }).optional(),
});

export const titledText = row({ title: text('Заголовок'), text: prose() });

const linkFields = { label: text('Надпись'), url: linkAddress() };
export const link = (label: string) => group(label, linkFields);
export const links = (label: string, about: { help?: string; min?: number } = {}) =>
  list(label, row(linkFields), about);

const icons = {
  home: 'Дом',
  search: 'Лупа',
  catalog: 'Каталог',
  book: 'Книга',
  shop: 'Магазин',
  phone: 'Телефон',
  leaf: 'Лист',
  question: 'Вопрос',
} as const;

export const cardLinks = list(
  'Карточки-ссылки',
  row({
    url: linkAddress(),
    title: text('Заголовок'),
    label: text('Надпись на кнопке'),
    image: picture().optional(),
    icon: choice(icons, 'Значок').optional(),
    theme: choice({ light: 'Светлая', dark: 'Тёмная' }, 'Оформление'),
  }),
  { min: 2 },
);

export const sample = described(z.literal(true).optional(), {
  type: 'sample',
  label: 'Пример',
  help: 'отметьте, если это пример, который ещё предстоит заменить',
});
