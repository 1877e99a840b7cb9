import { anyScreen, clickLink, expect, inMotion, open, test } from './support/test.ts';

test.use(inMotion);

/** Statements of the specification that no other test is about. See docs/specification-statements.md. */

test('the site is Russian: its documents say so, and its words are', anyScreen, async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const words = (await page.locator('main').allInnerTexts()).join().match(/\p{L}+/gu) ?? [];
  const russian = words.filter((word) => /^[а-яё]+$/i.test(word));
  expect(russian.length / words.length).toBeGreaterThan(0.9);
});

test('nobody logs in: no cookie is set, nothing asks who one is', anyScreen, async ({ page, context }) => {
  for (const path of ['/', '/contacts', '/daily/omega-3', '/where-to-buy']) {
    const response = await page.goto(path);
    expect(response?.headers()['set-cookie'], path).toBeUndefined();
    await expect(page.locator('input[type=password], input[type=email]'), path).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
  for (const path of ['/login', '/account', '/cart']) {
    expect((await context.request.get(path)).status(), path).toBe(404);
  }
});

test('nothing is sold here: a product leads to shops, and has neither price nor cart', anyScreen, async ({ page }) => {
  await open(page, '/daily/omega-3');
  const main = page.getByRole('main');
  const shops = main.locator('a[href^="https://"][href*="hs=1"]');
  expect(await shops.count()).toBeGreaterThan(0);
  await expect(main.getByText(/в корзин|оформить заказ|\d\s*₽|\d\s*руб\b/i)).toHaveCount(0);
});

const screens: Record<string, string> = {
  '/': '/',
  '/:series': '/daily',
  '/:series/:slug': '/daily/omega-3',
  '/about': '/about',
  '/agreement-policy': '/agreement-policy',
  '/articles': '/articles',
  '/articles/:slug': '/articles/gigiena-sna',
  '/components': '/components',
  '/components/:slug': '/components/magniy',
  '/contacts': '/contacts',
  '/events': '/events',
  '/events/:slug': '/events/vebinar-son',
  '/expert-:expert': '/expert-sokolova',
  '/faq': '/faq',
  '/for-all-family': '/for-all-family',
  '/for-beauty-and-health': '/for-beauty-and-health',
  '/for-calmness-and-sleep': '/for-calmness-and-sleep',
  '/for-immunity': '/for-immunity',
  '/for-kidz': '/for-kidz',
  '/for-men': '/for-men',
  '/for-sport-and-health': '/for-sport-and-health',
  '/interesting': '/interesting',
  '/politika-obrabotki-dannyh-vitimepro': '/politika-obrabotki-dannyh-vitimepro',
  '/products-filters': '/products-filters',
  '/reviews': '/reviews',
  '/search': '/search',
  '/soglasie-o-lichnyh-dannyh-vitimepro': '/soglasie-o-lichnyh-dannyh-vitimepro',
  '/specialists': '/specialists',
  '/specialists/:slug': '/specialists/pavel-demin',
  '/where-to-buy': '/where-to-buy',
};
for (const [route, path] of Object.entries(screens)) {
  test(`${route} shows its screen`, anyScreen, async ({ request, baseURL }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
  });
}

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
  test(`GET /api/v1/${call} answers`, anyScreen, async ({ request }) => {
    const response = await request.get(`/api/v1/${call}`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/json');
    expect(Object.keys(await response.json())).toContain('seo');
  });
}

test('pages ask for their data by GET, without a payload, at one base URL', anyScreen, async ({ page, baseURL }) => {
  const asked: { method: string; body: string | null; url: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) {
      asked.push({ method: request.method(), body: request.postData(), url: request.url() });
    }
  });
  await open(page, '/about');
  for (const path of ['/contacts', '/faq', '/articles', '/components']) {
    await clickLink(page, path);
    await expect(page).toHaveURL(path);
  }
  expect(asked.length).toBeGreaterThanOrEqual(4);
  for (const { method, body, url } of asked) {
    expect([method, body]).toEqual(['GET', null]);
    expect(url).toContain(`${baseURL}/api/v1/`);
  }
});

const fields: [what: string, call: string, of: string, fields: string[]][] = [
  [
    'the error page data',
    'pages/error',
    '',
    ['image', 'title', 'text', 'linkToHome', 'linkToContacts', 'sectionCardLinks', 'seo'],
  ],
  ['linkToHome', 'pages/error', 'linkToHome', ['url', 'label']],
  ['linkToContacts', 'pages/error', 'linkToContacts', ['url', 'label']],
  ['sectionCardLinks', 'pages/error', 'sectionCardLinks', ['cardLinks']],
  ['a card link', 'pages/error', 'sectionCardLinks.cardLinks.0', ['url', 'title', 'label', 'image', 'icon', 'theme']],
  [
    'SEO',
    'pages/about',
    'seo',
    ['meta_title', 'meta_description', 'og_image', 'og_title', 'og_description', 'og_type', 'og_url', 'robot_advanced'],
  ],
  ['an image', 'pages/error', 'image', ['href', 'width', 'height', 'srcset']],
];
for (const [what, call, of, names] of fields) {
  test(`${what} has the fields ${names.join(', ')}`, anyScreen, async ({ request }) => {
    let value = await (await request.get(`/api/v1/${call}`)).json();
    for (const key of of.split('.').filter(Boolean)) value = value[key];
    expect(Object.keys(value)).toEqual(expect.arrayContaining(names));
  });
}

test('srcset is keyed by width, like w320; a card is light or dark', anyScreen, async ({ request }) => {
  const { image, sectionCardLinks } = await (await request.get('/api/v1/pages/error')).json();
  expect(Object.keys(image.srcset)).not.toEqual([]);
  for (const [key, url] of Object.entries<string>(image.srcset)) {
    expect(key).toMatch(/^w\d+$/);
    expect(url).toContain(key);
  }
  const themes = new Set(sectionCardLinks.cardLinks.map(({ theme }: { theme: string }) => theme));
  expect(themes).toEqual(new Set(['light', 'dark']));
});

test(
  'a card link shows title, label with an arrow and icon; light is blue with white, dark muted with black',
  anyScreen,
  async ({ page, complaints }) => {
    complaints.allow(/404/);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/nope');
    const { sectionCardLinks } = await (await page.request.get('/api/v1/pages/error')).json();
    for (const card of sectionCardLinks.cardLinks) {
      const link = page.getByRole('main').locator(`a[href="${card.url}"]`, { hasText: card.title });
      await expect(link).toContainText(card.label);
      // The icon, and the arrow that stands after the label.
      await expect(link.locator('svg')).toHaveCount(card.icon ? 2 : 1);
      await expect(link.locator('span', { hasText: card.label }).last().locator('svg')).toHaveCount(1);
      const look = await link.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return { color, backgroundColor };
      });
      expect(look).toEqual(
        card.theme === 'light'
          ? { backgroundColor: 'rgb(31, 70, 224)', color: 'rgb(255, 255, 255)' }
          : { backgroundColor: 'rgb(241, 239, 234)', color: 'rgb(0, 0, 0)' },
      );
    }
  },
);
