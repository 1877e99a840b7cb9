import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { pageNames, themeSlugs } from '../contract/paths.ts';

/** The smallest content that passes every check; tests break it on purpose. */

type Files = Map<string, string | Uint8Array>;
type Fields = Record<string, unknown>;

const markdown = (fields: Fields, body: string) => `---\n${stringify(fields, { lineWidth: 0 })}---\n${body}\n`;
const yaml = (data: unknown) => stringify(data, { lineWidth: 0 });
const image = (file: string) => ({ file, alt: `Цветной квадрат на фоне записи ${file}` });
const figure = (value: string) => ({ value, label: `значение ${value}` });

const products = ['vitamin-d3', 'magniy-b6', 'omega-3', 'probiotik'];

function product(slug: string, order: number): Fields {
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
    intake: { dose: 'По 1 капсуле в день', when: 'За завтраком', course: '1 месяц' },
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

function component(slug: string, group: string): Fields {
  return {
    title: `Компонент ${slug}`,
    alsoKnown: [],
    group,
    symbol: 'X',
    lead: `Вещество ${slug} есть в обычной еде.`,
    image: image(`${slug}.webp`),
    keyFacts: [figure('1'), figure('2')],
    foods: [{ name: 'Лосось', amount: 10, unit: 'mcg' }],
    norms: [{ who: 'Взрослые', amount: 15, unit: 'mcg' }],
    forms: [{ title: 'Форма', text: 'Описание формы' }],
    shortage: 'Недостаток замечают не сразу.',
    excess: 'Избыток ни к чему.',
    combinations: [],
    sources: [{ title: 'Справочник', publisher: 'EFSA' }],
    articles: ['pervaya'],
    faq: [],
  };
}

function person(slug: string, order: number): Fields {
  return {
    title: `Анна ${slug}`,
    order,
    role: 'Нутрициолог',
    lead: `Пишет статьи о составе, подпись ${slug}.`,
    image: image(`${slug}.webp`),
    sample: true,
  };
}

function themeSections(slug: string): Fields[] {
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
const texts = three.map((title) => ({ title, text: `Текст ${title}` }));
const link = { label: 'Открыть', url: '/faq' };

const pages: Record<string, Fields> = {
  home: {
    hero: {
      title: 'Состав',
      text: 'Всё о составе',
      image: image('home.webp'),
      imagePortrait: image('home.webp'),
      action: link,
    },
    series: { title: 'Серии' },
    themes: { title: 'Задачи' },
    best: { title: 'Начните отсюда', products: products.map((slug) => `daily/${slug}`) },
    doses: { title: 'Дозы', product: 'daily/magniy-b6' },
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
  'where-to-buy': { image: image('where.webp'), steps: texts, notice: 'Цену определяет магазин' },
  interesting: {
    image: image('interesting.webp'),
    facts: [...three, 'четыре'].map(figure),
    collections: texts.map((item) => ({ ...item, articles: ['pervaya'], components: ['magniy'], products: [] })),
    cardLinks,
  },
  search: { popular: ['магний', 'витамин D', 'омега-3 детям', 'железо'] },
  policy: { version: '2026-09-01', body: '## Общее\n\nТекст политики.' },
  privacy: { version: '2026-09-01', body: '## Согласие\n\nТекст согласия.' },
  agreement: { version: '2026-09-01', body: '## Условия\n\nТекст соглашения.' },
};

const errorPage: Fields = {
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

const review = (id: string, name: string, rating: number, date: string) => ({
  id,
  product: `daily/${name}`,
  author: 'Ольга',
  date,
  rating,
  text: `Удобная крышка, отзыв ${id}`,
  sample: true,
});

let made: Promise<Files> | null = null;

/** A fresh copy every time: tests change it. */
export async function sampleFiles(): Promise<Files> {
  made ??= makeFiles();
  return new Map(await made);
}

async function makeFiles(): Promise<Files> {
  const files: Files = new Map();
  files.set(
    'site.yml',
    yaml({
      brand: { name: 'VitimePro', slogan: 'Состав', description: 'Добавки к рациону' },
      company: { name: 'ООО «Пример»', inn: '7700000000', ogrn: '1200000000000', address: 'Москва', sample: true },
      maker: { name: 'ООО «Пример»', address: 'Подольск', sample: true },
      phones: [{ label: 'Бесплатно', number: '+78000000000' }],
      email: 'hello@vitimepro.example',
      hours: 'По будням',
      social: [],
      warning: 'БАД. Не является лекарственным средством',
      normNote: 'Процент нормы по ТР ТС 022/2011',
      header: [link],
      footer: [{ title: 'Ещё', links: [link] }],
      legal: [{ label: 'Политика', url: '/politika-obrabotki-dannyh-vitimepro' }],
    }),
  );
  files.set(
    'shops.yml',
    yaml([
      {
        id: 'ozon',
        title: 'Ozon',
        kind: 'marketplace',
        url: 'https://www.ozon.ru/',
        note: 'Смотрите продавца',
        delivery: 'Пункты выдачи',
        sample: true,
      },
    ]),
  );
  files.set(
    'reviews.yml',
    yaml([
      review('otzyv-1', 'vitamin-d3', 5, '2026-09-01'),
      review('otzyv-2', 'vitamin-d3', 4, '2026-10-01'),
      review('otzyv-3', 'magniy-b6', 5, '2026-08-01'),
    ]),
  );
  files.set(
    'faq.yml',
    yaml({
      groups: [{ id: 'choice', title: 'Выбор' }],
      items: [
        {
          id: 'kak-vybrat',
          group: 'choice',
          question: 'Как выбрать?',
          answer: 'Начните с [рациона](/articles/pervaya).',
        },
        { id: 'gde-kupit', group: 'choice', question: 'Где купить?', answer: 'В магазинах.' },
      ],
    }),
  );
  files.set('redirects.yml', yaml([{ from: '/blog', to: '/articles' }]));
  files.set('synonyms.yml', yaml([['магний', 'magnesium']]));
  for (const name of pageNames) {
    const head = { title: `Страница ${name}`, lead: `Вступление страницы ${name}.` };
    files.set(`pages/${name}.yml`, yaml(name === 'error' ? errorPage : { ...head, ...pages[name] }));
  }
  for (const [order, slug] of themeSlugs.entries()) {
    files.set(
      `themes/${slug}.yml`,
      yaml({
        title: `Подборка ${slug}`,
        shortTitle: slug,
        order,
        lead: `Подборка товаров ${slug}.`,
        accent: 'sky',
        mood: 'light',
        image: image(`${slug}.webp`),
        sections: themeSections(slug),
      }),
    );
  }
  files.set(
    'series/daily/index.md',
    markdown(
      {
        title: 'Каждый день',
        order: 1,
        tagline: 'База рациона',
        lead: 'Серия для каждого дня.',
        accent: { name: 'sky', accent: '#4A8DF6', tint: '#E3EEFF', deep: '#123A86' },
        image: image('scene.webp'),
        unites: texts.slice(0, 2),
        faq: ['kak-vybrat'],
        articles: ['pervaya'],
      },
      '## История серии\n\nТекст серии.',
    ),
  );
  for (const [order, slug] of products.entries())
    files.set(`series/daily/${slug}.md`, markdown(product(slug, order), `## О товаре\n\nТекст о товаре ${slug}.`));
  files.set(
    'components/vitamin-d.md',
    markdown(component('vitamin-d', 'vitamins'), '## Что это\n\nТекст о витамине D.'),
  );
  files.set('components/magniy.md', markdown(component('magniy', 'minerals'), '## Что это\n\nТекст о магнии.'));
  files.set(
    'components/laktobakterii.md',
    markdown(component('laktobakterii', 'probiotics'), '## Что это\n\nТекст о бактериях.'),
  );
  for (const [index, slug] of ['pervaya', 'vtoraya', 'tretya'].entries()) {
    files.set(
      `articles/${slug}.md`,
      markdown(
        {
          title: `Статья ${slug}`,
          lead: `Вступление статьи ${slug}.`,
          topic: 'basics',
          author: 'sokolova',
          reviewer: 'titov',
          published: `2026-0${index + 1}-10`,
          image: image(`${slug}.webp`),
          products: products.map((name) => `daily/${name}`),
          components: ['magniy'],
          sources: [{ title: 'ТР ТС 022/2011', publisher: 'ЕЭК' }],
        },
        `## Начало\n\nПервый абзац статьи ${slug} со ссылкой на [магний](/components/magniy#chto-eto).`,
      ),
    );
  }
  for (const [order, slug] of ['sokolova', 'titov'].entries()) {
    files.set(
      `experts/${slug}.md`,
      markdown(
        {
          ...person(slug, order),
          quote: `Слова ${slug}.`,
          topics: ['Состав'],
          picks: [{ product: 'daily/omega-3', text: `Выбор ${slug}` }],
        },
        `Рассказ об эксперте ${slug}.`,
      ),
    );
  }
  files.set(
    'specialists/vera.md',
    markdown(
      { ...person('vera', 1), keyFacts: [], forms: ['capsules'], products: ['daily/omega-3'], articles: ['pervaya'] },
      'Рассказ о технологе.',
    ),
  );
  files.set(
    'events/lektsiya.md',
    markdown(
      {
        title: 'Лекция о составе',
        lead: 'Час о том, как читать этикетку.',
        start: '2026-12-03T19:00:00+03:00',
        end: '2026-12-03T20:00:00+03:00',
        format: 'online',
        url: 'https://vitimepro.example/live',
        price: 'Бесплатно',
        image: image('lektsiya.webp'),
        speakers: ['sokolova', 'vera'],
        program: [{ time: '19:00', title: 'Начало' }],
        articles: ['pervaya'],
        sample: true,
      },
      'Расскажем, как читать этикетку.',
    ),
  );
  await addPictures(files);
  return files;
}

/** Every picture the entries name; the same bytes would be one picture, so each gets a colour of its own. */
async function addPictures(files: Files): Promise<void> {
  let shade = 0;
  for (const [path, text] of [...files]) {
    for (const [, file = ''] of String(text).matchAll(/file: (\S+\.webp)/g)) {
      const target = join(dirname(path), file);
      if (files.has(target)) continue;
      shade += 1;
      const background = { r: 10, g: 200, b: shade };
      const create = { width: 400, height: 500, channels: 3 as const, background };
      files.set(target, await sharp({ create }).webp({ lossless: true }).toBuffer());
    }
  }
}

export async function writeFiles(files: Files): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'vitimepro-content-'));
  for (const [path, data] of files) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), data);
  }
  return dir;
}

/** Replaces text in one file and insists that it was there. */
export function edit(files: Files, path: string, from: string, to: string): void {
  const text = files.get(path);
  if (typeof text !== 'string' || !text.includes(from)) throw new Error(`${path} has no «${from}»`);
  files.set(path, text.replace(from, to));
}
