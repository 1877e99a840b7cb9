import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ask, origin } from './ask.ts';

/** Statements of the specification that a request can prove. See docs/specification-statements.md. */

type Screen = [path: string, call: string, ...words: string[]];
const theme = (slug: string): Screen => [`/${slug}`, slug, 'title', 'lead', 'sections.title', 'others.shortTitle'];

/** Route → an address of it, the call its data comes from, and which of that is its screen's alone. */
const screens: Record<string, Screen> = {
  '/': ['/', 'pages/home', 'hero.title', 'formula.title', 'series.items.title', 'themes.items.shortTitle'],
  '/:series': ['/daily', 'serie/daily', 'title', 'tagline', 'unites.title', 'products.title'],
  '/:series/:slug': [
    '/daily/omega-3',
    'product/daily/omega-3',
    'title',
    'purpose',
    'lead',
    'composition.rows.amountText',
  ],
  '/about': ['/about', 'pages/about', 'title', 'figures.label', 'way.steps.title', 'timeline.text'],
  '/agreement-policy': ['/agreement-policy', 'pages/agreement', 'title', 'body'],
  '/articles': ['/articles', 'pages/articles', 'title', 'topics.title', 'items.title'],
  '/articles/:slug': ['/articles/gigiena-sna', 'article/gigiena-sna', 'title', 'body', 'author.title'],
  '/components': ['/components', 'pages/components', 'title', 'groups.title', 'items.title'],
  '/components/:slug': ['/components/magniy', 'component/magniy', 'title', 'body', 'shortage', 'norms.who'],
  '/contacts': ['/contacts', 'pages/contacts', 'title', 'channels.value', 'company.inn'],
  '/events': ['/events', 'pages/events', 'title', 'upcoming.title', 'past.title'],
  '/events/:slug': ['/events/vebinar-son', 'event/vebinar-son', 'title', 'body', 'program.title', 'takeaways'],
  '/expert-:expert': ['/expert-sokolova', 'experts/sokolova', 'title', 'body', 'duty', 'picks.text'],
  '/faq': ['/faq', 'pages/faq', 'title', 'groups.title', 'groups.items.question'],
  '/for-all-family': theme('for-all-family'),
  '/for-beauty-and-health': theme('for-beauty-and-health'),
  '/for-calmness-and-sleep': theme('for-calmness-and-sleep'),
  '/for-immunity': theme('for-immunity'),
  '/for-kidz': theme('for-kidz'),
  '/for-men': theme('for-men'),
  '/for-sport-and-health': theme('for-sport-and-health'),
  '/interesting': ['/interesting', 'pages/interesting', 'title', 'facts.label', 'collections.title'],
  '/politika-obrabotki-dannyh-vitimepro': ['/politika-obrabotki-dannyh-vitimepro', 'pages/policy', 'title', 'body'],
  '/products-filters': ['/products-filters', 'pages/products-filters', 'title', 'facets.title', 'items.title'],
  '/reviews': ['/reviews', 'pages/reviews', 'title', 'items.author', 'items.text'],
  '/search': ['/search', 'pages/search', 'title', 'lead', 'popular', 'themes.shortTitle'],
  '/soglasie-o-lichnyh-dannyh-vitimepro': ['/soglasie-o-lichnyh-dannyh-vitimepro', 'pages/privacy', 'title', 'body'],
  '/specialists': ['/specialists', 'pages/specialists', 'title', 'experts.title', 'specialists.title'],
  '/specialists/:slug': [
    '/specialists/pavel-demin',
    'specialist/pavel-demin',
    'title',
    'body',
    'duty',
    'products.title',
  ],
  '/where-to-buy': ['/where-to-buy', 'pages/where-to-buy', 'title', 'shops.title', 'genuine.steps.title'],
};
for (const [route, [path, call, heading = '', ...words]] of Object.entries(screens)) {
  it(`${route} shows its screen`, async () => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    const data = await (await ask(`/api/v1/${call}`)).json();
    const headings = [...html.matchAll(/<h1[ >].*?<\/h1>/gs)].map(([h1]) => lettersOf(h1));
    expect(headings).toEqual(textsAt(data, heading).map(lettersOf));
    const shown = lettersOf(/<main.*<\/main>/s.exec(html)?.[0] ?? '');
    for (const place of words) {
      const texts = textsAt(data, place).map(lettersOf);
      expect(texts.length, place).toBeGreaterThan(0);
      for (const text of texts) expect(shown, `${place} is shown`).toContain(text);
    }
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
  });
}

/** What stands at `a.b`; of lists, in every entry. */
function textsAt(data: unknown, place: string): string[] {
  const values = place
    .split('.')
    .reduce<unknown[]>(
      (found, key) =>
        found.flatMap((value) => (value as Record<string, unknown>)[key]).filter((value) => value !== null),
      [data],
    );
  return values.filter((value) => typeof value === 'string' && value !== '') as string[];
}

/** Without tags, spaces and hyphenation, which differ between data and page. */
function lettersOf(html: string): string {
  const text = html.replace(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->|<[^>]*>/gs, '');
  const plain = text.replace(/&(?:#x27|#39|quot|amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity);
  return plain.replace(/[\s\u00ad\u2060]/g, '');
}

const entities: Record<string, string> = {
  '&#x27;': "'",
  '&#39;': "'",
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '',
};

it('every route has code of its own, which no other page loads', async () => {
  const files = new Map<string, string[]>();
  for (const [route, [path]] of Object.entries(screens)) {
    const html = await (await ask(path)).text();
    const [, modules = '[]'] = /<script type="application\/json" id="modules">(.*?)<\/script>/.exec(html) ?? [];
    files.set(route, JSON.parse(modules));
  }
  for (const [route, own] of files) {
    const elsewhere = new Set([...files].flatMap(([other, theirs]) => (other === route ? [] : theirs)));
    expect(
      own.filter((file) => !elsewhere.has(file)),
      route,
    ).not.toEqual([]);
  }
});

const calls = [
  'pages/about',
  'pages/articles',
  'pages/components',
  'pages/contacts',
  'pages/error',
  'pages/events',
  'pages/faq',
  'pages/home',
  'pages/interesting',
  'pages/policy',
  'pages/privacy',
  'pages/agreement',
  'pages/products-filters',
  'pages/reviews',
  'pages/search',
  'pages/specialists',
  'pages/where-to-buy',
  'article/gigiena-sna',
  'component/magniy',
  'event/vebinar-son',
  'product/daily/omega-3',
  'serie/daily',
  'specialist/pavel-demin',
  'experts/sokolova',
  'for-beauty-and-health',
  'for-sport-and-health',
  'for-calmness-and-sleep',
  'for-men',
  'for-immunity',
  'for-all-family',
  'for-kidz',
];
for (const call of calls) {
  it(`GET /api/v1/${call} answers`, async () => {
    const response = await ask(`/api/v1/${call}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    const data = await response.json();
    expect(Object.keys(data)).toContain('seo');
    // What this call is about, and no other: the title in the file that it is made of.
    const [, title = ''] = /^title: (.+)$/m.exec(readFileSync(fileOf(call), 'utf8')) ?? [];
    expect(lettersOf(data.title)).toBe(lettersOf(title.replace(/^"|"$/g, '')));
  });
}

function fileOf(call: string): string {
  const [kind = '', ...slug] = call.split('/');
  const files: Record<string, string> = {
    pages: `pages/${slug[0]}.yml`,
    article: `articles/${slug[0]}.md`,
    component: `components/${slug[0]}.md`,
    event: `events/${slug[0]}.md`,
    product: `series/${slug.join('/')}.md`,
    serie: `series/${slug[0]}/index.md`,
    specialist: `specialists/${slug[0]}.md`,
    experts: `experts/${slug[0]}.md`,
  };
  return `fixtures/catalogue/${files[kind] ?? `themes/${kind}.yml`}`;
}

const kinds = {
  text: expect.stringMatching(/\S/),
  string: expect.any(String),
  url: expect.stringMatching(/^(?:\/|https:\/\/)/),
  image: expect.objectContaining({ href: expect.stringMatching(/^\/media\//), srcset: expect.any(Object) }),
  object: expect.objectContaining({}),
  list: expect.arrayContaining([]),
  number: expect.any(Number),
  theme: expect.stringMatching(/^(?:light|dark)$/),
} as const;
type Kind = keyof typeof kinds | `${keyof typeof kinds} or null`;

const fields: [what: string, call: string, of: string, fields: [name: string, kind: Kind][]][] = [
  [
    'the error page data',
    'pages/error',
    '',
    [
      ['image', 'image'],
      ['title', 'text'],
      ['text', 'text'],
      ['linkToHome', 'object'],
      ['linkToContacts', 'object'],
      ['sectionCardLinks', 'object'],
      ['seo', 'object'],
    ],
  ],
  [
    'linkToHome',
    'pages/error',
    'linkToHome',
    [
      ['url', 'url'],
      ['label', 'text'],
    ],
  ],
  [
    'linkToContacts',
    'pages/error',
    'linkToContacts',
    [
      ['url', 'url'],
      ['label', 'text'],
    ],
  ],
  ['sectionCardLinks', 'pages/error', 'sectionCardLinks', [['cardLinks', 'list']]],
  [
    'a card link',
    'pages/error',
    'sectionCardLinks.cardLinks.0',
    [
      ['url', 'url'],
      ['title', 'text'],
      ['label', 'text'],
      ['image', 'image or null'],
      ['icon', 'text or null'],
      ['theme', 'theme'],
    ],
  ],
  [
    'SEO',
    'pages/about',
    'seo',
    [
      ['meta_title', 'text'],
      ['meta_description', 'text'],
      ['og_image', 'url'],
      ['og_title', 'text'],
      ['og_description', 'text'],
      ['og_type', 'text'],
      ['og_url', 'url'],
      ['robot_advanced', 'string'],
    ],
  ],
  [
    'an image',
    'pages/error',
    'image',
    [
      ['href', 'url'],
      ['width', 'number'],
      ['height', 'number'],
      ['srcset', 'object'],
    ],
  ],
];
for (const [what, call, of, kindsOf] of fields) {
  it(`${what} has the fields ${kindsOf.map(([name]) => name).join(', ')}`, async () => {
    let value = await (await ask(`/api/v1/${call}`)).json();
    for (const key of of.split('.').filter(Boolean)) value = value[key];
    for (const [field, kind] of kindsOf) {
      const [name = kind, isOptional] = kind.split(' or ');
      expect(Object.keys(value)).toContain(field);
      if (!isOptional || value[field] !== null) expect(value[field], field).toEqual(kinds[name as keyof typeof kinds]);
    }
  });
}

it('srcset is keyed by width, like w320; a card is light or dark', async () => {
  const { image, sectionCardLinks } = await (await ask('/api/v1/pages/error')).json();
  expect(Object.keys(image.srcset)).not.toEqual([]);
  for (const [key, url] of Object.entries<string>(image.srcset)) {
    expect(key).toMatch(/^w\d+$/);
    expect(url).toContain(key);
  }
  const themes = new Set(sectionCardLinks.cardLinks.map(({ theme }: { theme: string }) => theme));
  expect(themes).toEqual(new Set(['light', 'dark']));
});
