import { z } from 'zod';
import { shopKinds } from '../../contract/vocabulary.ts';
import { listedEntry, sample } from '../schema/common.ts';
import {
  choice,
  date,
  group,
  id,
  integer,
  list,
  markdown,
  pattern,
  prose,
  reference,
  references,
  row,
  text,
  webAddress,
  word,
} from '../schema/fields.ts';
import { described } from '../schema/metadata.ts';
import { idsOf, type KindRecord, singleFile } from './kind-record.ts';

const reviewFields = list(
  'Отзывы',
  listedEntry({
    id: id(),
    product: reference('product', 'Товар'),
    author: text('Автор'),
    city: text('Город').optional(),
    date: date('Дата'),
    rating: integer('Оценка', { min: 1, max: 5 }),
    text: prose(),
    shop: reference('shops', 'Магазин', { help: 'где куплено' }).optional(),
    answer: group('Ответ бренда', { date: date('Дата'), text: prose() }).optional(),
    sample,
  }),
);

export const reviews: KindRecord<typeof reviewFields> = {
  ...singleFile('reviews'),
  title: 'Отзывы',
  missing: 'отзыва',
  tone: 'promotional',
  schema: reviewFields,
  namesIn: idsOf,
};

const faqFields = described(
  z.strictObject({
    groups: list('Группы', row({ id: id(), title: text('Название') }), { min: 1 }),
    items: list(
      'Вопросы',
      listedEntry({
        id: id('Имя для ссылок', { help: 'на ответ можно сослаться: /faq#имя', example: 'kak-vybrat' }),
        group: reference('faqGroup', 'Группа'),
        question: text('Вопрос'),
        answer: markdown('Ответ'),
        products: references('product', 'Товары').default([]),
        components: references('component', 'Компоненты').default([]),
      }),
    ),
  }),
  { type: 'group' },
);

export const faq: KindRecord<typeof faqFields> = {
  ...singleFile('faq'),
  title: 'Вопросы и ответы',
  missing: 'вопроса',
  tone: 'encyclopaedic',
  schema: faqFields,
  namesIn: (data) => (typeof data === 'object' && data !== null && 'items' in data ? idsOf(data.items) : null),
};

const shopFields = list(
  'Магазины',
  listedEntry({
    id: id(),
    title: text('Название'),
    kind: choice(shopKinds, 'Вид'),
    url: webAddress('Страница бренда', { help: 'страница бренда в магазине' }),
    search: webAddress('Поиск бренда', {
      help: 'поиск магазина по названию бренда: сюда ведут ссылки с отметкой «Пример»',
      example: 'https://www.ozon.ru/search/?text=магний',
    }),
    note: text('Что важно знать', { help: 'что важно знать о покупке здесь' }),
    delivery: text('Доставка'),
    campaign: group('Кампания', {
      template: word('Правило', {
        help: 'как площадка называет рекламную кампанию: вместо {name} встанет её имя',
        example: 'vendor_org_123_{name}',
      }),
    }).optional(),
    params: described(z.record(z.string(), z.string()), {
      type: 'map',
      label: 'Параметры площадки',
      help: 'параметры, которые площадка требует в ссылках',
    }).optional(),
    sample,
  }),
);

export const shops: KindRecord<typeof shopFields> = {
  ...singleFile('shops'),
  title: 'Магазины',
  missing: 'магазина',
  tone: 'promotional',
  schema: shopFields,
  namesIn: idsOf,
};

const redirectFields = list(
  'Перенаправления',
  listedEntry({
    from: pattern('Старый адрес', /^\//, 'старый адрес начинается с «/»', { example: '/blog' }),
    to: pattern('Новый адрес', /^\//, 'новый адрес начинается с «/»', { example: '/articles' }),
    status: described(z.union([z.literal(301), z.literal(308)]), {
      type: 'choice',
      label: 'Код ответа',
      choices: { 301: 'Переехала навсегда', 308: 'Навсегда, с тем же запросом' },
    }).default(301),
  }),
);

export const redirects: KindRecord<typeof redirectFields> = {
  ...singleFile('redirects'),
  title: 'Перенаправления',
  missing: 'перенаправления',
  tone: null,
  schema: redirectFields,
  count: (data) => data.length,
};

/** Each inner list is one group of synonyms. */
const synonymFields = list('Группы синонимов', list('Слова и фразы', text(), { min: 2 }));

export const synonyms: KindRecord<typeof synonymFields> = {
  ...singleFile('synonyms'),
  title: 'Группы синонимов',
  missing: 'синонима',
  tone: null,
  schema: synonymFields,
  count: (data) => data.length,
};
