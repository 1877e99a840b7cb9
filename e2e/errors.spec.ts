import type { Locator, Page } from '@playwright/test';
import { anyScreen, clickLink, expect, hydrated, open, test } from './support/test.ts';

/** Specification, section 8, at HTTP level and as a person sees it. */
for (const path of ['/nope', '/daily%00', '/%F2%E5%F1%F2'])
  test(`${path} is taken over as the error page`, anyScreen, async ({ page, complaints }) => {
    complaints.allow(/404/);
    expect((await page.goto(path))?.status()).toBe(404);
    await hydrated(page);
    await expectNotFoundPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

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
