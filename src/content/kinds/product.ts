import { posix } from 'node:path';
import { paths } from '../../contract/paths.ts';
import {
  allergens,
  amountUnits,
  audiences,
  dietaryMarks,
  dopingChecks,
  foodRules,
  gelatins,
  neighbourKinds,
  oilForms,
  productForms,
  timesOfDay,
} from '../../contract/vocabulary.ts';
import type { CapsuleSize } from '../../nutrition/capsules.ts';
import { entry, figure, lead, picture, sample, title } from '../schema/common.ts';
import {
  choice,
  choices,
  date,
  group,
  integer,
  list,
  nonnegative,
  order,
  positive,
  prose,
  reference,
  references,
  row,
  text,
  webAddress,
  word,
} from '../schema/fields.ts';
import type { KindRecord } from './kind-record.ts';

const capsuleNumbers = {
  '00': 'Капсула № 00',
  '0': 'Капсула № 0',
  '1': 'Капсула № 1',
  '2': 'Капсула № 2',
  '3': 'Капсула № 3',
} as const satisfies Record<CapsuleSize, string>;

const compositionRow = row({
  component: reference('component', 'Компонент', { help: 'страница компонента, если она есть' }).optional(),
  name: text('Вещество', { help: 'как на этикетке: Витамин D3 (холекальциферол)' }),
  amount: positive('Количество'),
  unit: choice(amountUnits, 'Единица'),
  norm: reference('norm', 'Норма').optional(),
});

/** The other two follow from `disclosure`. */
const { 'pork-free': _porkFree, halal: _halal, ...typedMarks } = dietaryMarks;

/** What buyers ask and the composition does not say. */
const disclosure = group(
  'О чём спрашивают',
  {
    sodium: nonnegative('Натрий в порции, мг', { help: 'нужен у шипучих таблеток' }).optional(),
    oil: group(
      'Рыбий жир',
      {
        form: choice(oilForms, 'Форма'),
        totox: positive('Окисленность, TOTOX не больше', { help: 'по спецификации' }),
      },
      { help: 'нужен у омега-3' },
    ).optional(),
    strains: list(
      'Штаммы в коллекции',
      row({ name: text('Штамм', { example: 'VP-LA1' }), deposit: text('Коллекция и номер') }),
      { help: 'нужны у бактерий' },
    ).default([]),
    gelatin: choice(gelatins, 'Желатин', { help: 'нужен, если желатин есть в составе' }).optional(),
    halal: text('Свидетельство «халяль»').optional(),
    doping: choice(dopingChecks, 'Допинг', { help: 'нужен в подборке для спорта' }).optional(),
    traces: choices(allergens, 'Следы аллергенов', { help: 'что ещё фасуют на той же линии' }).default([]),
    origin: list('Откуда сырьё', row({ what: text('Сырьё'), country: text('Страна') })).default([]),
    sample,
  },
  { tone: 'silent' },
);

/** By group of people. */
const ownWarnings = {
  allergy: list('При аллергии', text(), { min: 1 }).optional(),
  motherhood: list('Беременным и кормящим', text(), { min: 1 }).optional(),
  condition: list('При заболеваниях и особых состояниях', text(), { min: 1 }).optional(),
  medicine: list('Тем, кто принимает лекарства', text(), { min: 1 }).optional(),
};

const schema = entry({
  title: title(),
  order: order('место в серии'),
  form: choice(productForms, 'Форма выпуска'),
  quantity: group('Сколько в упаковке', {
    amount: positive('Количество'),
    unit: choice({ pcs: 'Штуки', ml: 'Миллилитры' }, 'Единица'),
  }),
  purpose: text('Для чего', {
    max: 140,
    help: 'одно предложение: для чего, в дозволенных выражениях',
    unique: 'description',
  }),
  lead: lead(),
  audience: choices(audiences, 'Кому', { min: 1 }),
  age: group('Возраст', {
    from: integer('С какого возраста', { min: 1 }),
    to: integer('До какого возраста').optional(),
  }),
  themes: references('theme', 'Подборки', { min: 1 }),
  timeOfDay: choices(timesOfDay, 'Время приёма', { min: 1 }),
  marks: choices(typedMarks, 'Особенности состава'),
  allergens: choices(allergens, 'Аллергены'),
  keyFacts: list('Главное в цифрах', figure, { min: 2, max: 4 }),
  images: list('Картинки', picture(), { min: 1, help: 'первая картинка — упаковка' }),
  composition: group('Состав', {
    serving: text('Порция', { help: 'на что даны количества: 1 капсула' }),
    servingsPerPack: integer('Порций в упаковке', { min: 1 }),
    rows: list('Действующие вещества', compositionRow, { min: 1 }),
    other: text('Остальной состав', { help: 'остальной состав одной строкой, как на этикетке' }),
  }),
  physical: group(
    'Размер, масса и энергия',
    {
      mass: positive('Масса, мг', { help: 'одной капсулы, таблетки, пастилки или саше; у капель и спрея — порции' }),
      capsule: choice(capsuleNumbers, 'Номер твёрдой капсулы').optional(),
      length: positive('Длина, мм', { help: 'у круглых — диаметр' }).optional(),
      width: positive('Ширина, мм', { help: 'у круглых — тот же диаметр, у шипучих таблеток — высота' }).optional(),
      energy: nonnegative('Энергетическая ценность порции, ккал'),
      sample,
    },
    { tone: 'silent' },
  ),
  disclosure: disclosure.optional(),
  intake: group('Приём', {
    dose: text('Сколько'),
    when: text('Когда'),
    food: choice(foodRules, 'С едой или без'),
    course: text('Как долго'),
    note: text('Примечание').optional(),
  }),
  suits: list('Кому подходит', text(), { min: 1, help: 'кому подходит' }),
  contraindications: group('Предупреждения сверх состава', ownWarnings, {
    help: 'только то, чего не следует из состава: остальное добавится само',
    tone: 'silent',
  }).optional(),
  storage: text('Условия хранения', { tone: 'silent' }),
  shelfLife: text('Срок годности', { example: '24 месяца' }),
  certificate: group(
    'Свидетельство о регистрации',
    {
      number: word('Номер', { example: 'RU.77.99.11.003.R.001234.05.26', unique: 'value' }),
      date: date('Дата'),
      url: webAddress('Запись в реестре'),
      sample,
    },
    { tone: 'silent' },
  ),
  shops: list(
    'Где купить',
    row({ shop: reference('shops', 'Магазин'), url: webAddress('Страница товара', { unique: 'value' }), sample }),
  ),
  related: list(
    'Рядом на полке',
    row({
      product: reference('product', 'Товар'),
      kind: choice(neighbourKinds, 'Вместе или порознь').default('together'),
      reason: prose('Почему'),
    }),
  ),
  articles: references('article', 'Статьи'),
  faq: references('faq', 'Вопросы'),
});

export const product: KindRecord<typeof schema> = {
  folder: 'content/series',
  /** Products are referred to with their series: `daily/omega-3`. */
  slugOf(path) {
    const [, name] = /^series\/([^/]+\/[^/]+)\.md$/.exec(path) ?? [];
    return name && posix.basename(name) !== 'index' ? name : null;
  },
  fileOf: (slug) => `series/${slug}.md`,
  hasBody: true,
  title: 'Товары',
  missing: 'товара',
  tone: 'promotional',
  schema,
  address(ref) {
    const [series = '', slug = ''] = ref.split('/');
    return paths.product(series, slug);
  },
};
