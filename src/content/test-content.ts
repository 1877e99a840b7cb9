import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pageNames, themeSlugs } from '../contract/paths.ts';
import {
  batch,
  component,
  errorPage,
  image,
  link,
  markdown,
  pages,
  person,
  product,
  products,
  review,
  texts,
  themeSections,
  yaml,
} from './test-entries.ts';

/** The smallest content that passes every check; tests break it on purpose. */

type Files = Map<string, string | Uint8Array>;

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
  files.set(
    'combinations.yml',
    yaml({
      sources: [{ id: 'istochnik', title: 'Справочник', publisher: 'Издатель' }],
      partners: [{ id: 'chay', title: 'Чай' }],
      pairs: [
        {
          substance: 'vitamin-d',
          component: 'magniy',
          kind: 'apart',
          hours: 2,
          reason: 'Так удобнее.',
          source: 'istochnik',
        },
        { substance: 'magniy', partner: 'chay', kind: 'good', reason: 'Не мешают.', source: 'istochnik' },
      ],
    }),
  );
  files.set(
    'medicines.yml',
    yaml({
      sources: [{ id: 'spravka', title: 'Справочник о лекарствах', publisher: 'Издатель' }],
      groups: [
        {
          id: 'levotiroksin',
          kind: 'medicine',
          title: 'Левотироксин',
          names: ['эутирокс'],
          about: 'Гормон щитовидной железы.',
          rules: [
            {
              substances: ['magniy'],
              kind: 'apart',
              hours: 4,
              reason: 'Магний мешает гормону всосаться.',
              warning: 'Приём левотироксина — с интервалом не меньше четырёх часов',
              from: { amount: 50, unit: 'mg' },
              source: 'spravka',
            },
          ],
          ask: ['Через сколько часов принимать магний?'],
        },
      ],
    }),
  );
  files.set('batches/a01-2609-1.yml', yaml(batch));
  files.set(
    'glossary.yml',
    yaml([{ id: 'me', title: 'МЕ', also: ['IU'], text: 'Единица [магния](/components/magniy).' }]),
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
      const create = { width: 800, height: 1000, channels: 3 as const, background };
      files.set(target, await sharp({ create }).webp({ lossless: true }).toBuffer());
    }
  }
}

/** For its sharing pictures: drawing them takes longer than all else, so the test files of a run share what is drawn. */
export const sampleShareDir = join(tmpdir(), 'vitimepro-sample-share');

export function writeFiles(files: Files): string {
  const dir = mkdtempSync(join(tmpdir(), 'vitimepro-content-'));
  for (const folder of new Set([...files.keys()].map((path) => dirname(path))))
    mkdirSync(join(dir, folder), { recursive: true });
  for (const [path, data] of files) writeFileSync(join(dir, path), data);
  return dir;
}

/** Replaces text in one file and insists that it was there. */
export function edit(files: Files, path: string, from: string, to: string): void {
  const text = files.get(path);
  if (typeof text !== 'string' || !text.includes(from)) throw new Error(`${path} has no «${from}»`);
  files.set(path, text.replace(from, to));
}
