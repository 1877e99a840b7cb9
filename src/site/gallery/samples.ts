import type {
  ArticleCard,
  ComponentCard,
  EventCard,
  FaqItem,
  PersonCard,
  ProductCard,
  Review,
  SeriesCard,
  Shop,
  ThemeCard,
} from '../../contract/cards.ts';
import type { CardLink, Figure, Rating, Source } from '../../contract/common.ts';
import type { Component } from '../../contract/entries.ts';
import type { Comparison, CompositionRow, Formula } from '../../contract/product.ts';
import type { AccentName } from '../../contract/vocabulary.ts';
import { sampleImage } from './sample-image.ts';

/** Made up for the gallery. */

export const rating: Rating = { value: 4.6, count: 128, distribution: [2, 3, 9, 24, 90] };

export const product: ProductCard = {
  ref: 'daily/vitamin-d3',
  series: 'daily',
  slug: 'vitamin-d3',
  url: '/daily/vitamin-d3',
  title: 'Витамин D3 600 МЕ',
  seriesTitle: 'Каждый день',
  purpose: 'Для рациона, в котором мало рыбы и солнца',
  form: 'softgels',
  quantity: '90 капсул',
  image: sampleImage('sky', 1000, 1250),
  accent: 'sky',
  keyFact: { value: '15 мкг', label: 'витамина D3 в капсуле' },
  rating,
};

const productLike = (slug: string, title: string, accent: AccentName, fact: [string, string]): ProductCard => ({
  ...product,
  ref: `daily/${slug}`,
  slug,
  url: `/daily/${slug}`,
  title,
  accent,
  image: sampleImage(accent, 1000, 1250),
  keyFact: { value: fact[0], label: fact[1] },
});

export const products: ProductCard[] = [
  product,
  productLike('magniy', 'Магния бисглицинат', 'lilac', ['200 мг', 'магния']),
  productLike('kollagen', 'Коллаген + C', 'coral', ['5 г', 'в саше']),
  productLike('vitamin-c', 'Витамин C 500', 'sun', ['500 мг', 'в капсуле']),
  productLike('kreatin', 'Креатин моногидрат', 'mint', ['3 г', 'в саше']),
  { ...productLike('mishki', 'Мультивитамины «Мишки»', 'sand', ['9', 'витаминов']), rating: null },
];

export const series: SeriesCard = {
  slug: 'calm',
  url: '/calm',
  title: 'Спокойствие',
  tagline: 'Вечер, сон и устойчивость к нагрузкам',
  image: sampleImage('lilac', 1600, 1200),
  accent: { name: 'lilac', accent: '#8b6fe8', tint: '#ede8fd', deep: '#3b2a86' },
  productCount: 6,
};

export const theme: ThemeCard = {
  slug: 'for-immunity',
  url: '/for-immunity',
  title: 'Сезонная поддержка',
  shortTitle: 'Сезонная поддержка',
  lead: 'Что добавить в рацион с октября по апрель',
  image: sampleImage('sun', 1600, 1200),
  accent: 'sun',
};

export const article: ArticleCard = {
  slug: 'kak-chitat-etiketku',
  url: '/articles/kak-chitat-etiketku',
  title: 'Как читать этикетку добавки за две минуты',
  lead: 'Доза, доля нормы, форма вещества и номер свидетельства: четыре строки, которые говорят о продукте всё.',
  topic: 'basics',
  published: '2026-03-12',
  readingMinutes: 7,
  image: sampleImage('sky', 1600, 1000),
  author: { title: 'Анна Соколова', url: '/expert-sokolova' },
};

export const component: ComponentCard = {
  slug: 'magniy',
  url: '/components/magniy',
  title: 'Магний',
  symbol: 'Mg',
  group: 'minerals',
  lead: 'Минерал, который участвует в работе мышц и нервной системы. Больше всего его в семечках и крупах.',
  image: sampleImage('mint', 1200, 1200),
  productCount: 5,
};

export const person: PersonCard = {
  slug: 'sokolova',
  url: '/expert-sokolova',
  title: 'Анна Соколова',
  role: 'Нутрициолог',
  lead: 'Переводит нормы и таблицы на язык завтраков, обедов и ужинов.',
  image: sampleImage('sand', 900, 1125),
};

export const event: EventCard = {
  slug: 'vebinar-son',
  url: '/events/vebinar-son',
  title: 'Вебинар «Вечер без экрана»',
  lead: 'Разбираем, что в вечернем распорядке мешает заснуть, и отвечаем на вопросы.',
  start: '2026-12-03T19:00:00+03:00',
  end: '2026-12-03T20:30:00+03:00',
  format: 'online',
  status: 'scheduled',
  city: null,
  price: 'Бесплатно',
  image: sampleImage('lilac', 1600, 1000),
};

const shopOf = (id: string, title: string): Shop => ({
  id,
  title,
  kind: 'marketplace',
  url: `https://${id}.example/vitimepro`,
  note: 'Смотрите на строку «Продавец» в карточке товара.',
  delivery: 'Пункты выдачи и курьер',
  campaignTemplate: null,
  params: {},
});
export const shops: Shop[] = [
  shopOf('ozon', 'Ozon'),
  shopOf('wildberries', 'Wildberries'),
  shopOf('market', 'Яндекс Маркет'),
];

export const faq: FaqItem[] = [
  {
    id: 'kogda-prinimat',
    group: 'intake',
    question: 'Когда принимать витамин D: утром или вечером?',
    answer: '<p>Время суток значения не имеет. Важнее, чтобы в еде был <a href="/articles/omega-3">жир</a>.</p>',
    products: [{ title: 'Витамин D3 600 МЕ', url: '/daily/vitamin-d3' }],
    components: [{ title: 'Витамин D', url: '/components/vitamin-d' }],
  },
  {
    id: 'mozhno-li-vmeste',
    group: 'intake',
    question: 'Можно ли принимать магний и кальций вместе?',
    answer: '<p>Можно, но большие дозы удобнее развести по разным приёмам пищи.</p>',
    products: [],
    components: [],
  },
];

const row = (
  name: string,
  amountText: string,
  percent: number | null,
  upper: CompositionRow['upper'] = null,
): CompositionRow => ({
  name,
  component: percent === null ? null : { slug: 'magniy', url: '/components/magniy', title: name },
  amount: 1,
  unit: 'mg',
  amountText,
  norm: percent === null ? null : { key: 'magniy', text: '400 мг' },
  percent,
  shares: [],
  upper,
});

export const composition: CompositionRow[] = [
  row('Витамин D3 (холекальциферол)', '15 мкг (600 МЕ)', 300, { text: '100 мкг', percent: 2000 }),
  row('Магний (бисглицинат)', '200 мг', 50, { text: '250 мг', percent: 63 }),
  row('Витамин B6', '2 мг', 100, { text: '12 мг', percent: 600 }),
  row('Цинк (пиколинат)', '10 мг', 67, { text: '25 мг', percent: 167 }),
  row('Витамин C', '90 мг', 150),
  row('L-теанин', '200 мг', null),
];

const cell = (text: string, percent: number | null) => ({ text, percent });
export const comparison: Comparison = {
  columns: [
    { key: 'magniy', title: 'Магний', url: '/components/magniy' },
    { key: 'vitamin-b6', title: 'Витамин B6', url: '/components/vitamin-b6' },
    { key: 'l-teanin', title: 'L-теанин', url: '/components/l-teanin' },
    { key: 'glitsin', title: 'Глицин', url: null },
    { key: 'triptofan', title: 'Триптофан', url: null },
    { key: 'melissa', title: 'Мелисса', url: null },
  ],
  rows: [
    {
      ref: 'a',
      title: 'Магния бисглицинат',
      url: '/calm/a',
      cells: [cell('200 мг', 50), cell('2 мг', 100), null, null, null, null],
    },
    { ref: 'b', title: 'L-теанин', url: '/calm/b', cells: [null, null, cell('200 мг', null), null, null, null] },
    {
      ref: 'c',
      title: 'Мелисса и глицин',
      url: '/calm/c',
      cells: [null, null, null, cell('400 мг', null), null, cell('160 мг', null)],
    },
    {
      ref: 'd',
      title: 'Триптофан + B6',
      url: '/calm/d',
      cells: [null, cell('4 мг', 200), null, null, cell('500 мг', null), null],
    },
    { ref: 'e', title: 'Магний шипучий', url: '/calm/e', cells: [cell('250 мг', 63), null, null, null, null, null] },
  ],
};

const food = (name: string, amount: number, percent: number | null): Component['foods'][number] => ({
  name,
  amount,
  unit: 'mg',
  amountText: `${amount} мг`,
  per: 'в 100 г',
  percent,
});
export const foods = [
  food('Тыквенные семечки', 592, 148),
  food('Миндаль', 270, 68),
  food('Гречневая крупа', 200, 50),
  food('Шпинат', 79, 20),
  food('Банан', 27, 7),
];

const substance = (
  name: string,
  form: string | null,
  amountText: string,
  percent: number | null,
): Formula['substances'][number] => ({
  name,
  form,
  url: `/components/${encodeURIComponent(name)}`,
  image: sampleImage('lilac', 600, 600),
  amountText,
  percent,
});

export const formula: Formula = {
  product: { ...product, accent: 'mint', form: 'capsules' },
  serving: '2 капсулы',
  servingsPerPack: 45,
  substances: [
    substance('Магний', 'магния цитрат', '150 мг', 38),
    substance('Цинк', null, '12 мг', 80),
    substance('Витамин B6', 'пиридоксина гидрохлорид', '3 мг', 150),
  ],
  normFor: 'взрослого',
  note: 'Процент показывает долю нормы.',
};

export const moreSubstances: Formula['substances'] = [
  substance('Пантотеновая кислота', 'кальция D-пантотенат', '30 мг', 500),
  substance('L-теанин', null, '200 мг', null),
];

export const figures: Figure[] = [
  { value: '36', label: 'продуктов в шести сериях', note: null },
  { value: '100 %', label: 'составов с долей суточной нормы', note: 'по ТР ТС 022/2011' },
  { value: '12 мг', label: 'верхний уровень витамина B6', note: null },
  { value: '2 мин', label: 'чтобы прочитать этикетку', note: null },
];

export const sources: Source[] = [
  {
    title: 'ТР ТС 022/2011 «Пищевая продукция в части её маркировки»',
    publisher: 'ЕЭК',
    year: 2011,
    url: 'https://eec.eaeunion.org/',
  },
  { title: 'Нормы физиологических потребностей', publisher: 'Роспотребнадзор', year: 2021, url: null },
];

export const cardLinks: CardLink[] = [
  {
    url: '/products-filters',
    title: 'Весь каталог с фильтрами',
    label: 'Подобрать',
    image: null,
    icon: 'catalog',
    theme: 'light',
  },
  { url: '/search', title: 'Поиск по сайту', label: 'Найти', image: null, icon: 'search', theme: 'dark' },
  {
    url: '/articles',
    title: 'Статьи и разборы',
    label: 'Почитать',
    image: sampleImage('lilac', 1600, 1000),
    icon: 'book',
    theme: 'light',
  },
  {
    url: '/where-to-buy',
    title: 'Магазины',
    label: 'Где купить',
    image: sampleImage('sand', 1600, 1000),
    icon: null,
    theme: 'dark',
  },
];

export const review: Review = {
  id: 'review-1',
  author: 'Марина К.',
  city: 'Казань',
  date: '2026-10-02',
  rating: 5,
  text: 'Капсулы маленькие, на этикетке сразу видно дозу и долю нормы. Беру вторую банку.',
  shop: 'Ozon',
  answer: { date: '2026-10-03', text: 'Спасибо, что рассказали. Удобно, когда цифры перед глазами.' },
  product: { ref: product.ref, title: product.title, url: product.url, image: product.image },
};
