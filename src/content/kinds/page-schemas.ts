import { z } from 'zod';
import { homeSections } from '../../contract/page-vocabulary.ts';
import { type PageName, pageNames, pagePaths } from '../../contract/paths.ts';
import { cardLinks, entry, figure, lead, link, picture, sample, sources, title, titledText } from '../schema/common.ts';
import {
  contactAddress,
  date,
  group,
  id,
  integer,
  linkAddress,
  list,
  markdown,
  prose,
  reference,
  references,
  row,
  sequence,
  simpleHtml,
  text,
} from '../schema/fields.ts';
import { described } from '../schema/metadata.ts';
import { finderQuestions } from './finder-questions.ts';
import { filesIn, type KindRecord } from './kind-record.ts';
import { capsule, documents, genuine, people, trouble as troubles, way } from './proof-sections.ts';

/** All pages but the error page have a heading and a lead. */
const head = { title: title('Заголовок'), lead: lead() };
const listPage = entry(head);
/** A legal text is not checked for claims. */
const legalPage = described(
  entry({
    ...head,
    version: date('Редакция', { help: 'дата редакции в виде 2026-11-15' }),
    body: markdown('Текст'),
    image: picture().optional(),
    sample,
  }),
  { tone: 'silent' },
);

const section = <S extends z.ZodRawShape>(label: string, shape: S, help?: string) =>
  group(
    label,
    { title: text('Заголовок'), text: prose('Пояснение').optional(), ...shape },
    { ...(help ? { help } : {}) },
  );

/** The error page for errors other than 404. */
const trouble = {
  image: picture(),
  title: simpleHtml('Заголовок', { help: 'заголовок, разрешён простой HTML: <br>, <em>, <strong>' }),
  text: prose(),
  retry: text('Кнопка «ещё раз»', { help: 'надпись на кнопке, которая пробует ещё раз' }),
  meta_title: text('Заголовок вкладки', { max: 90 }),
};

const pageSchemas = {
  home: entry({
    ...head,
    hero: group('Первый экран', {
      title: text('Заголовок'),
      text: prose(),
      image: picture(),
      imagePortrait: picture('Картинка для телефона'),
      action: link('Кнопка'),
      secondAction: link('Вторая кнопка').optional(),
    }),
    order: sequence(homeSections, 'Порядок разделов', { help: 'в каком порядке разделы стоят под первым экраном' }),
    formula: section(
      homeSections.formula,
      {
        product: reference('product', 'Товар'),
        cap: picture('Верхняя половинка капсулы'),
        body: picture('Нижняя половинка капсулы'),
        jar: picture('Упаковка товара без фона'),
      },
      'товар в твёрдых капсулах, от одного до пяти веществ: капсула раскрывается, каждая точка — миллиграмм, и точки встают рядом с нормой',
    ),
    series: section(homeSections.series, {}),
    themes: section(homeSections.themes, {}),
    best: section(homeSections.best, { products: references('product', 'Товары', { min: 4 }) }),
    component: section(homeSections.component, { component: reference('component', 'Компонент') }, 'компонент недели'),
    articles: section(homeSections.articles, { articles: references('article', 'Статьи', { min: 3 }) }),
    experts: section(homeSections.experts, { experts: references('expert', 'Эксперты', { min: 2 }) }),
    reviews: section(homeSections.reviews, { reviews: references('reviews', 'Отзывы', { min: 3 }) }),
    whereToBuy: section(homeSections.whereToBuy, {}),
  }),
  about: entry({
    ...head,
    image: picture(),
    figures: list('Цифры', figure, { min: 3, max: 6 }),
    sections: list('Разделы', row({ title: text('Заголовок'), text: markdown('Текст') }), { min: 1 }),
    way,
    capsule: capsule.optional(),
    documents: documents.optional(),
    people,
    principles: list('Принципы', titledText, { min: 3 }),
    sample,
    timeline: list('История', row({ year: integer('Год'), text: prose() }), { min: 3 }),
    cardLinks,
  }),
  contacts: entry({
    ...head,
    image: picture(),
    sample,
    channels: list(
      'Способы связи',
      row({
        title: text('Заголовок'),
        text: prose(),
        value: text('Что показать', { example: '8 800 000-00-00' }),
        url: contactAddress('Адрес', {
          help: 'телефон с tel:, почта с mailto: или адрес с https://',
          example: 'tel:+78000000000',
        }),
      }),
      { min: 2 },
    ),
    questions: references('faq', 'Вопросы', {
      help: 'те, которые чаще всего решают дело без звонка',
    }),
    cardLinks,
  }),
  'where-to-buy': entry({
    ...head,
    image: picture(),
    genuine,
    trouble: troubles,
    notice: text('Примечание'),
  }),
  interesting: entry({
    ...head,
    image: picture(),
    facts: list('Факты', figure, { min: 4 }),
    collections: list(
      'Собрания',
      row({
        title: text('Заголовок'),
        text: prose(),
        articles: references('article', 'Статьи'),
        components: references('component', 'Компоненты'),
        products: references('product', 'Товары'),
      }),
      { min: 3 },
    ),
    cardLinks,
  }),
  error: entry({
    image: picture(),
    title: simpleHtml('Заголовок', { help: 'заголовок, разрешён простой HTML: <br>, <em>, <strong>' }),
    text: prose(),
    linkToHome: link('Ссылка на главную'),
    linkToContacts: link('Ссылка на контакты'),
    sectionCardLinks: group('Куда пойти', { cardLinks }),
    fault: group('Сбой на сайте', trouble, { help: 'когда страница не открылась по вине сайта' }),
    offline: group(
      'Нет связи',
      { ...trouble, back: text('Кнопка «назад»', { help: 'возвращает к прочитанному' }) },
      { help: 'когда у посетителя пропала связь' },
    ),
  }),
  articles: listPage,
  components: entry({
    ...head,
    foodGroups: list(
      'Группы еды',
      row({
        id: id(),
        title: text('Название', { example: 'В рыбе' }),
        words: list('Слова', text(), { min: 1, help: 'компонент попадёт в группу, если слово есть в названии еды' }),
      }),
      { help: 'по ним выбирают компоненты: «в рыбе», «в орехах»' },
    ).default([]),
  }),
  events: listPage,
  specialists: listPage,
  reviews: listPage,
  faq: listPage,
  'products-filters': listPage,
  search: entry({
    ...head,
    popular: list('Частые запросы', text(), { min: 4, help: 'частые запросы', tone: 'silent' }),
    health: list(
      'Состояния и болезни',
      row({
        words: list('Слова', text(), { min: 1, tone: 'silent' }),
        texts: list('Что показать первым', linkAddress(), { min: 1, help: 'адреса статей, ответов и страниц сайта' }),
      }),
      { help: 'по этим словам сначала показывают тексты; товары с таким противопоказанием не показывают вовсе' },
    ).default([]),
  }),
  batch: entry({
    ...head,
    find: group('Где искать номер', { title: text('Заголовок'), text: prose() }),
    places: group('Подписи к рисункам', {
      jar: text('Под банкой'),
      bottle: text('Под флаконом'),
      box: text('Под коробкой'),
    }),
    unknown: group('Номера нет в списке', { title: text('Заголовок'), text: prose() }),
    notes: list('Как это читать', titledText, { min: 2 }),
  }),
  combinations: entry({
    ...head,
    doctor: prose('О враче', { help: 'кому показать свой список, прежде чем что-то менять', tone: 'silent' }),
  }),
  // It names medicines in order to send readers to a doctor.
  medicines: described(
    entry({
      ...head,
      doctor: prose('О враче', { help: 'почему решает врач, а не страница' }),
      notes: list('Как читать страницу', titledText, { min: 2 }),
    }),
    { tone: 'silent' },
  ),
  doses: entry({
    ...head,
    sections: list('Разделы', row({ title: text('Заголовок'), text: markdown('Текст') }), { min: 3 }),
    sources,
  }),
  glossary: listPage,
  norms: entry({ ...head, notes: list('Как читать таблицу', titledText, { min: 2 }) }),
  comparison: entry({
    ...head,
    empty: group('Нечего сравнивать', { title: text('Заголовок'), text: prose() }),
    starts: list(
      'Что часто сравнивают',
      row({ title: text('Заголовок'), products: references('product', 'Товары', { min: 2, max: 4 }) }),
      { min: 2, max: 6, help: 'готовые сравнения: от двух до четырёх товаров' },
    ),
    notes: list('Как это считается', titledText, { min: 2 }),
  }),
  finder: entry({
    ...head,
    questions: finderQuestions,
    nothing: group('Ничего не нужно', { title: text('Заголовок'), text: prose() }),
    notes: list('Как это работает', titledText, { min: 2 }),
    privacy: prose('О личных данных', { help: 'где остаются ответы' }),
  }),
  shelf: entry({
    ...head,
    empty: group('Пустая полка', { title: text('Заголовок'), text: prose() }),
    start: references('product', 'С чего начать', { min: 2, max: 4, help: 'товары, которые предлагает пустая полка' }),
    privacy: prose('О личных данных', { help: 'где хранится то, что введено' }),
    notes: list('Как это считается', titledText, { min: 2 }),
  }),
  policy: legalPage,
  privacy: legalPage,
  agreement: legalPage,
} as const satisfies Record<PageName, z.ZodType>;

export type PageSource<N extends PageName = PageName> = z.infer<(typeof pageSchemas)[N]>;

const addressOf = (name: string) => (pagePaths as Record<string, string>)[name] ?? null;

const schema: z.ZodType<PageSource> = z.union(Object.values(pageSchemas));

export const page: KindRecord<typeof schema> = {
  ...filesIn('pages', '.yml'),
  title: 'Страницы',
  missing: 'страницы',
  tone: 'promotional',
  schema,
  variants: pageSchemas,
  required: pageNames,
  address: addressOf,
};
