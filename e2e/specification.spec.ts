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

test('pages ask for their data by GET, without a payload, at one base URL', anyScreen, async ({ page, baseURL }) => {
  const asked: { method: string; body: string | null; url: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) {
      asked.push({ method: request.method(), body: request.postData(), url: request.url() });
    }
  });
  await open(page, '/about');
  // One of each kind: pages, entries, themes, and what a query chooses.
  const paths = ['/contacts', '/daily', '/daily/omega-3', '/articles/gigiena-sna', '/components/magniy', '/for-men'];
  for (const path of [
    ...paths,
    '/events/vebinar-son',
    '/specialists/pavel-demin',
    '/expert-sokolova',
    '/search?q=b12',
  ]) {
    await clickLink(page, path);
    await expect(page).toHaveURL(path);
  }
  expect(asked.length).toBeGreaterThanOrEqual(10);
  for (const { method, body, url } of asked) {
    expect([method, body]).toEqual(['GET', null]);
    expect(url).toContain(`${baseURL}/api/v1/`);
  }
});

const cardColours = {
  light: {
    light: { backgroundColor: 'rgb(31, 70, 224)', color: 'rgb(255, 255, 255)' },
    dark: { backgroundColor: 'rgb(241, 239, 234)', color: 'rgb(0, 0, 0)' },
  },
  dark: {
    light: { backgroundColor: 'rgb(39, 72, 216)', color: 'rgb(255, 255, 255)' },
    dark: { backgroundColor: 'rgb(154, 165, 203)', color: 'rgb(0, 0, 0)' },
  },
};

test(
  'a card link shows title, label with an arrow and icon; light is blue with white, dark muted with black',
  anyScreen,
  async ({ page, complaints }) => {
    complaints.allow(/404/);
    await page.goto('/nope');
    const { sectionCardLinks } = await (await page.request.get('/api/v1/pages/error')).json();
    for (const card of sectionCardLinks.cardLinks) {
      const link = page.getByRole('main').locator(`a[href="${card.url}"]`, { hasText: card.title });
      await expect(link).toContainText(card.label);
      // The icon, and the arrow that stands after the label.
      await expect(link.locator('svg')).toHaveCount(card.icon ? 2 : 1);
      await expect(link.locator('span', { hasText: card.label }).last().locator('svg')).toHaveCount(1);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const look = await link.evaluate((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return { color, backgroundColor };
        });
        expect([colorScheme, card.theme, look], 'blue with white, muted with black').toEqual([
          colorScheme,
          card.theme,
          cardColours[colorScheme][card.theme as 'light' | 'dark'],
        ]);
      }
    }
  },
);
