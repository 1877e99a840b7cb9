import type { Page } from '@playwright/test';
import { startRecorders } from './support/recorders.ts';
import { hold } from './support/routes.ts';
import { anyScreen, expect, followFooterLink, hydrated, open, test } from './support/test.ts';

const shopLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Ozon' });

async function parameters(page: Page): Promise<Record<string, string>> {
  const href = await shopLink(page).getAttribute('href');
  // Offers of samples lead to the shop's search, which has the brand in its own parameter.
  const { text: _brand, ...own } = Object.fromEntries(new URL(href ?? '').searchParams);
  return own;
}

const landing = '?utm_source=yandex&utm_medium=cpc&utm_campaign=winter&ac_stat=b77';
const marked = {
  hs: '1',
  utm_source: 'site_yandex_cpc',
  utm_medium: 'cpc',
  utm_campaign: 'winter',
  utm_content: 'b77',
};

test(
  'a click before the page has its code comes to the shop with the campaign of the landing',
  anyScreen,
  async ({ page }) => {
    const release = await hold(page, '**/assets/*.js');
    const path = `/daily/omega-3${landing}`;
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => parameters(page)).toEqual(marked);
    expect(await page.evaluate(() => localStorage.getItem('utm_campaign'))).toBe('winter');
    // Of a later page, by what is stored.
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect.poll(() => parameters(page)).toEqual(marked);
    const before = await shopLink(page).getAttribute('href');
    expect(await page.evaluate(() => '__TSR_ROUTER__' in window), 'the code is still on its way').toBe(false);
    release();
    await hydrated(page);
    expect(await shopLink(page).getAttribute('href')).toBe(before);
  },
);

test('without history the campaign follows the path', anyScreen, async ({ page }) => {
  await open(page, '/');
  expect(await parameters(page)).toMatchObject({ hs: '1', utm_source: 'site', utm_campaign: 'home' });
  await followFooterLink(page, 'Контакты');
  await expect(page).toHaveURL('/contacts');
  await expect.poll(async () => (await parameters(page)).utm_campaign).toBe('contacts');
});

test('the landing is remembered for later pages and later visits', anyScreen, async ({ page }) => {
  await open(page, `/about${landing}`);
  await expect.poll(() => parameters(page)).toMatchObject(marked);
  expect(
    await page.evaluate(() =>
      ['utm_source', 'utm_medium', 'utm_campaign', 'ac_stat'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual(['yandex', 'cpc', 'winter', 'b77']);

  await followFooterLink(page, 'Контакты');
  await expect(page).toHaveURL('/contacts');
  expect(await parameters(page)).toMatchObject(marked);
  await open(page, '/faq');
  await expect.poll(() => parameters(page)).toMatchObject(marked);
});

test(
  'the link itself is right for a click, a middle click and copying, opens a new tab and gives no opener',
  anyScreen,
  async ({ page }) => {
    await open(page, `/about${landing}`);
    await expect.poll(() => parameters(page)).toMatchObject(marked);
    await expect(shopLink(page)).toHaveAttribute('target', '_blank');
    await expect(shopLink(page)).toHaveAttribute('rel', /\bnoopener\b/);
    // Nobody rewrites the address on the way: what the browser would open or copy is the attribute itself.
    for (const button of ['left', 'middle', 'right'] as const) {
      await page.evaluate(() => {
        for (const type of ['click', 'auxclick', 'contextmenu']) {
          window.addEventListener(
            type,
            (event) => {
              event.preventDefault();
              (window as unknown as { opened?: string }).opened = (event.target as Element).closest('a')?.href;
            },
            { once: true },
          );
        }
      });
      await shopLink(page).click({ button });
      const opened = await page.evaluate(() => (window as unknown as { opened?: string }).opened);
      expect(Object.fromEntries(new URL(opened ?? '').searchParams)).toMatchObject(marked);
    }
  },
);

test('a landing survives storage that is full or switched off', anyScreen, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, `/about${landing}`);
  await expect.poll(() => parameters(page)).toMatchObject(marked);

  const other = await page.context().newPage();
  await other.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await open(other, `/about${landing}`);
  await expect.poll(() => parameters(other)).toMatchObject(marked);
  await followFooterLink(other, 'Контакты');
  await expect(other).toHaveURL('/contacts');
  expect(await parameters(other)).toMatchObject(marked);
});

test('marks are kept as they came, and reach the shop unchanged', anyScreen, async ({ page }) => {
  const campaign = 'a/b&c=<"зима"> #1%';
  const statistic = 'eyJhIjoxfQ+/==';
  const query = new URLSearchParams({ utm_source: 'vk/ads', utm_campaign: campaign, ac_stat: statistic });
  await open(page, `/daily/omega-3?${query}`);
  await expect
    .poll(() => parameters(page))
    .toMatchObject({ utm_source: 'site_vk/ads', utm_campaign: campaign, utm_content: statistic });
  expect(
    await page.evaluate(() => ['utm_source', 'utm_campaign', 'ac_stat'].map((key) => localStorage.getItem(key))),
  ).toEqual(['vk/ads', campaign, statistic]);
});

test('a mark with a control character, or one that no system makes, is not kept', anyScreen, async ({ page }) => {
  const query = new URLSearchParams({ utm_source: 'a\nb', utm_campaign: 'a'.repeat(1_001), utm_medium: 'cpc' });
  await open(page, `/about?${query}`);
  await expect.poll(() => parameters(page)).toMatchObject({ utm_source: 'site_cpc', utm_campaign: 'about' });
});

test('a landing replaces the utm marks together, and the statistic only by a new one', anyScreen, async ({ page }) => {
  await open(page, `/about${landing}`);
  await expect.poll(() => parameters(page)).toMatchObject(marked);

  await open(page, '/about?utm_source=vk');
  await expect.poll(async () => (await parameters(page)).utm_source).toBe('site_vk');
  expect(await parameters(page)).toMatchObject({ utm_medium: 'referral', utm_campaign: 'about', utm_content: 'b77' });

  await open(page, '/about?ac_stat=c88');
  await expect.poll(async () => (await parameters(page)).utm_content).toBe('c88');
  expect(await parameters(page)).toMatchObject({ utm_source: 'site_vk', utm_campaign: 'about' });

  await open(page, '/about?page=2');
  expect(await parameters(page)).toMatchObject({ utm_source: 'site_vk', utm_content: 'c88' });
});

test('a click reports a goal', anyScreen, async ({ page, context }) => {
  const recorders = await startRecorders(context);
  await context.route('https://www.ozon.ru/**', (route) => route.fulfill({ contentType: 'text/html', body: 'shop' }));
  await open(page, `${process.env.E2E_COUNTERS_ORIGIN}/about`);
  await expect.poll(() => recorders.hits('metrika').length).toBe(1);
  await page.getByRole('button', { name: 'Согласиться' }).click();
  await shopLink(page).click();
  await expect
    .poll(() => recorders.calls.filter(({ call }) => call[0] === 'reachGoal').map(({ call }) => call))
    .toEqual([['reachGoal', 'shop-click', { shop: 'ozon' }]]);
  expect(recorders.calls.filter(({ to, call }) => to === 'vk' && call[0] === 'Event')).toHaveLength(1);
});
