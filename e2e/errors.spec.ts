import type { Locator, Page } from '@playwright/test';
import { anyScreen, clickLink, expect, hydrated, open, test } from './support/test.ts';

/** Specification, section 8, at HTTP level and as a person sees it. */
const spaced = [
  '/articles/%20gigiena-sna',
  '/articles/gigiena-sna%20',
  '/components/%09magniy',
  '/components/magniy%20',
  '/events/%20vebinar-son',
  '/events/vebinar-son%C2%A0',
  '/daily/%20omega-3',
  '/daily/omega-3%0A',
  '/%20daily/omega-3',
  '/daily%20/omega-3',
  '/%20daily',
  '/daily%20',
  '/specialists/%E2%80%83pavel-demin',
  '/specialists/pavel-demin%20',
  '/expert-%20sokolova',
  '/expert-sokolova%20',
];

for (const path of spaced) {
  test(`${path} is no page: whitespace around a slug`, anyScreen, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    // The words of the page itself: the title of every error page has them.
    const shown = /<main.*<\/main>/s.exec(await response.text())?.[0].replace(/<!--.*?-->|<[^>]*>/g, '');
    expect(shown).toContain('404 · Страница не найдена');
  });
}

const unknown = [
  '/nope',
  '/daily/nope',
  '/articles/nope',
  '/components/nope',
  '/events/nope',
  '/specialists/nope',
  '/expert-nope',
  '/Daily',
];
for (const path of unknown) {
  test(`${path} is a 404 with the error page`, anyScreen, async ({ page, complaints }) => {
    complaints.allow(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Страница не найдена')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
}

/** An old link in Windows-1251, bytes that are no text, half an escape, the zero byte. */
const unreadable = [
  '/%F2%E5%F1%F2',
  '/articles/%FF',
  '/daily/100%',
  '/expert-%C0',
  '/daily%00',
  '/daily/omega-3%00',
  '/specialists/%00',
  '/daily/%3C%2Fscript%3E',
];
for (const path of unreadable) {
  test(`${path}, which nobody can read, is a 404 with the error page`, anyScreen, async ({ page, complaints }) => {
    complaints.allow(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expectNotFoundPage(page, path);
    const api = await page.request.get(`/api/v1/article/${path.split('/').at(-1)}`);
    expect([api.status(), (await api.json()).error.message]).toEqual([404, 'Страница не найдена']);
  });
}

test(
  'a link to an address that nobody can read shows the same page inside the site',
  anyScreen,
  async ({ page, complaints }) => {
    complaints.allow(/404/);
    await open(page, '/about');
    for (const path of ['/%F2%E5%F1%F2', '/articles/%FF', '/daily%00']) {
      await clickLink(page, path);
      await expectNotFoundPage(page, path);
      await page.goBack();
      await expect(page).toHaveURL('/about');
      await expect(page).toHaveTitle(/О бренде|VitimePro/);
      await expect(page.locator('main')).not.toContainText('Страница не найдена');
    }
    await clickLink(page, '/a/b/%FF');
    await expect(page.getByText('Page Not Found: /a/b/%FF')).toBeVisible();
  },
);

async function expectNotFoundPage(page: Page, path: string): Promise<void> {
  await expect(page.getByText('404 · Страница не найдена')).toBeVisible();
  await expect(page).toHaveTitle(/Страница не найдена/);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', process.env.E2E_ORIGIN + path);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
}

test('no route: the path is named', anyScreen, async ({ page, complaints }) => {
  complaints.allow(/404/);
  const response = await page.goto('/a/b/c');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page Not Found: /a/b/c')).toBeVisible();
});

test('the error page shows a large image, title, text, two buttons and card links below them', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  await page.goto('/nope');
  const data = await (await page.request.get('/api/v1/pages/error')).json();
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const image = await boxOf(page.getByRole('main').locator('img').first());
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  expect(image.width / window.width, 'the image is large').toBeGreaterThan(0.4);
  expect(image.height / window.height).toBeGreaterThan(0.25);
  const html = await page.getByRole('heading', { level: 1 }).innerHTML();
  expect(html.replaceAll('&nbsp;', '\u00a0')).toBe(data.title);
  await expect(page.getByRole('main').getByText(data.text)).toBeVisible();
  let buttonsEnd = 0;
  for (const link of [data.linkToHome, data.linkToContacts]) {
    const button = page.getByRole('main').getByRole('link', { name: link.label });
    await expect(button).toHaveAttribute('href', link.url);
    const { y, height } = await boxOf(button);
    buttonsEnd = Math.max(buttonsEnd, y + height);
  }
  for (const card of data.sectionCardLinks.cardLinks) {
    const shown = page.getByRole('main').locator(`a[href="${card.url}"]`, { hasText: card.title });
    await expect(shown).toBeVisible();
    expect((await boxOf(shown)).y, 'cards stand below the buttons').toBeGreaterThan(buttonsEnd);
  }
});

test('a missing asset is plain text, never HTML', anyScreen, async ({ request }) => {
  const response = await request.get('/assets/gone-12345678.js');
  expect([response.status(), response.headers()['content-type'], await response.text()]).toEqual([
    404,
    'text/plain; charset=UTF-8',
    'not found',
  ]);
});

test('pages take GET and HEAD only', anyScreen, async ({ request }) => {
  expect((await request.post('/about')).status()).toBe(405);
  const head = await request.head('/about');
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
});

test('fixed routes have one spelling, and the query comes along', anyScreen, async ({ request }) => {
  for (const [from, to] of [
    ['/About?utm_source=x', '/about?utm_source=x'],
    ['/about/', '/about'],
    ['/daily/omega-3/?a=1', '/daily/omega-3?a=1'],
    ['/catalog?utm_source=x', '/products-filters?utm_source=x'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, [301, 308].includes(response.status()), response.headers().location]).toEqual([from, true, to]);
  }
});

test('health, readiness, security headers and compression', anyScreen, async ({ request }) => {
  expect(await (await request.get('/healthz')).text()).toBe('ok');
  expect(await (await request.get('/readyz')).text()).toMatch(/^ready\nversion \w+/);
  const { headers } = await fetch(`${process.env.E2E_ORIGIN}/about`, { headers: { 'Accept-Encoding': 'br' } });
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const etag = headers.get('etag') ?? '';
  const again = await fetch(`${process.env.E2E_ORIGIN}/about`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});
