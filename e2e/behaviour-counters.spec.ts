import { findChromium } from '../scripts/ensure-chromium.ts';
import { withPictures } from './support/browser.ts';
import { counterIds, expectHits, lastHit, settle, startRecorders } from './support/recorders.ts';
import { hold } from './support/routes.ts';
import { anyScreen, clickLink, expect, followFooterLink, hydrated, open, test } from './support/test.ts';

test.use(withPictures);

const origin = () => process.env.E2E_COUNTERS_ORIGIN ?? '';

test('nothing third-party runs where nothing is configured', anyScreen, async ({ page, context }) => {
  const recorders = await startRecorders(context);
  await open(page, '/about');
  await settle(page);
  expect(recorders.calls).toEqual([]);
  await expect(page.getByRole('region', { name: 'Счётчики посещений' })).toHaveCount(0);
});

test(
  'all five are loaded, after the page is usable, with the call shapes of their documentation',
  anyScreen,
  async ({ page, context }) => {
    const recorders = await startRecorders(context);
    const order: string[] = [];
    page.on('request', (request) => order.push(new URL(request.url()).host));
    await open(page, `${origin()}/about`);
    await expectHits(recorders, 1);
    await expect.poll(() => new Set(recorders.calls.map(({ to }) => to)).size).toBe(5);

    const calls = (to: string) => recorders.calls.filter((entry) => entry.to === to).map(({ call }) => call);
    expect(calls('metrika')[0]).toEqual([
      'init',
      { defer: true, clickmap: true, trackLinks: true, accurateTrackBounce: true, webvisor: true },
    ]);
    expect(calls('vk')).toEqual([['Init', counterIds.VK_PIXEL_ID], ['Hit']]);
    expect(calls('calltouch')).toEqual([['load', counterIds.CALLTOUCH_ID]]);
    expect(calls('top-mail')).toEqual([
      [{ id: counterIds.TOPMAIL_ID, type: 'pageView', start: expect.any(Number), url: `${origin()}/about` }],
    ]);
    expect(calls('ad-iframe')).toEqual([['load', counterIds.AD_IFRAME_URL]]);

    const host = new URL(origin()).host;
    const firstForeign = order.findIndex((requested) => requested !== host);
    const loadedBefore = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart,
    );
    const started = await page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => name.includes('mc.yandex.ru'))?.startTime ?? 0,
    );
    expect(firstForeign).toBeGreaterThan(0);
    expect(started).toBeGreaterThanOrEqual(loadedBefore);
  },
);

test(
  'exactly one hit on first load, push, query change, replace and Back, with URL, title and referer',
  anyScreen,
  async ({ page, context }) => {
    const recorders = await startRecorders(context);
    await page.goto('data:text/html,start');
    await page.goto(`${origin()}/about?utm_source=vk`, { referer: 'https://ya.ru/' });
    await expectHits(recorders, 1);
    const aboutTitle = await page.title();
    expect(lastHit(recorders)).toEqual([
      'hit',
      `${origin()}/about?utm_source=vk`,
      { title: aboutTitle, referer: 'https://ya.ru/' },
    ]);

    await followFooterLink(page, 'Контакты');
    await expect(page).toHaveURL(`${origin()}/contacts`);
    await expectHits(recorders, 2);
    await settle(page);
    const contactsTitle = await page.title();
    expect(contactsTitle).not.toBe(aboutTitle);
    expect(lastHit(recorders)).toEqual([
      'hit',
      `${origin()}/contacts`,
      { title: contactsTitle, referer: `${origin()}/about?utm_source=vk` },
    ]);

    await page.goBack();
    await expectHits(recorders, 3);
    await settle(page);
    expect(lastHit(recorders)).toEqual([
      'hit',
      `${origin()}/about?utm_source=vk`,
      { title: aboutTitle, referer: `${origin()}/contacts` },
    ]);

    await clickLink(page, '?page=2');
    await expectHits(recorders, 4);
    expect(lastHit(recorders)).toEqual([
      'hit',
      `${origin()}/about?page=2`,
      { title: aboutTitle, referer: `${origin()}/about?utm_source=vk` },
    ]);

    await page.evaluate(() => window.__TSR_ROUTER__?.navigate({ href: '/faq', replace: true }));
    await expectHits(recorders, 5);

    // A place on the same page is no new page.
    await clickLink(page, '#main');
    await expect(page).toHaveURL(`${origin()}/faq#main`);
    await settle(page);
    await expectHits(recorders, 5);
  },
);

test(
  'a visitor who is quicker than the counters is counted from the landing on',
  anyScreen,
  async ({ page, context }) => {
    const recorders = await startRecorders(context);
    const release = await hold(page, /\/assets\/start-counters-[\w-]+\.js$/);
    // The held file delays the load event as well.
    await page.goto(`${origin()}/about`, { waitUntil: 'commit' });
    await hydrated(page);
    await followFooterLink(page, 'Контакты');
    await expect(page).toHaveURL(`${origin()}/contacts`);
    await expect(page.locator('main h1')).toBeFocused();
    release();
    for (const to of ['metrika', 'top-mail'] as const) {
      await expect.poll(() => recorders.hits(to).length, { message: to }).toBe(2);
    }
    // VK's hit tells the address in the bar and no other: of two that waited, one is right.
    await expect.poll(() => recorders.hits('vk').length).toBe(1);
    await settle(page);
    expect(recorders.hits('vk')).toHaveLength(1);
    expect(recorders.hits('metrika').map(([, url]) => url)).toEqual([`${origin()}/about`, `${origin()}/contacts`]);
  },
);

test(
  'a page that the browser kept is counted once more when the visitor comes back to it',
  anyScreen,
  async ({ playwright, launchOptions }) => {
    // Playwright starts browsers without the cache of left pages, and the shell has none.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: findChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    // One that begins its work while the page is away would have the browser let go of it.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const recorders = await startRecorders(context);
    await context.route('https://shop.example/', (route) => route.fulfill({ contentType: 'text/html', body: 'shop' }));
    const page = await context.newPage();
    const leaveAndComeBack = async (meanwhile = async () => {}) => {
      // A page that is still being sent something is not kept.
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          if (persisted) document.documentElement.setAttribute('data-kept', '');
        });
      });
      await page.goto('https://shop.example/');
      await meanwhile();
      // Later, so that the answer to this call is not lost together with its document.
      await page.evaluate(() => void setTimeout(() => window.history.back()));
    };
    await open(page, `${origin()}/about`);
    await expectHits(recorders, 1);
    await leaveAndComeBack();
    await expectHits(recorders, 2);
    await expect(page.locator('html')).toHaveAttribute('data-kept');
    await settle(page);
    await expectHits(recorders, 2);
    expect(lastHit(recorders)).toEqual([
      'hit',
      `${origin()}/about`,
      { title: await page.title(), referer: `${origin()}/about` },
    ]);
    expect(recorders.calls.filter(({ to }) => to === 'ad-iframe')).toHaveLength(1);

    // A visitor who refuses in another tab meanwhile: the kept page could not hear of it.
    await leaveAndComeBack(async () => {
      const other = await context.newPage();
      await other.goto(`${origin()}/favicon.svg`);
      await other.evaluate(() => localStorage.setItem('counters-consent', 'declined'));
      await other.close();
      recorders.calls.length = 0;
    });
    await expect(page).toHaveURL(`${origin()}/about`);
    await expect(page.locator('html')).not.toHaveAttribute('data-kept');
    await settle(page);
    expect(recorders.calls).toEqual([]);
    await browser.close();
  },
);

test('a prerendered page waits until it is activated', anyScreen, async ({ page, context }) => {
  const recorders = await startRecorders(context);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { value: true, configurable: true, writable: true });
  });
  await open(page, `${origin()}/about`);
  await settle(page);
  expect(recorders.calls).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expectHits(recorders, 1);
});

test('blocked and broken counters change nothing for the visitor', anyScreen, async ({ page, context, complaints }) => {
  complaints.allow(/ERR_FAILED|broken on purpose/);
  await startRecorders(context);
  await context.route('https://mc.yandex.ru/**', (route) => route.abort());
  await context.route('https://top-fwz1.mail.ru/**', (route) => route.abort());
  await context.route('https://vk.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
  );
  await context.route('https://mod.calltouch.ru/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.ym = () => { throw new Error("broken on purpose") }; window._tmr = null; Promise.reject(new Error("broken on purpose"));',
    }),
  );
  const expectUnharmed = async () => {
    await settle(page);
    await followFooterLink(page, 'Контакты');
    await expect(page).toHaveURL(`${origin()}/contacts`);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Попробовать ещё раз' })).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  };
  await open(page, `${origin()}/about`);
  await expectUnharmed();

  // Content blockers also know files of our own by their names.
  await page.route(/\/assets\/(start-counters|ask-consent|consent)-[\w-]+\.js$/, (route) => route.abort());
  await open(page, `${origin()}/about`);
  await expectUnharmed();
});

test('call tracking keeps its phone numbers while React goes on', anyScreen, async ({ page, context }) => {
  await startRecorders(context);
  await open(page, `${origin()}/about`);
  const phone = page.getByRole('contentinfo').locator('a[href^="tel:"]').first();
  await expect(phone).toHaveText('+7 999 000-00-00');
  await followFooterLink(page, 'Контакты');
  await expect(page).toHaveURL(`${origin()}/contacts`);
  await expect(page.locator('main h1')).toBeFocused();
  await expect(phone).toHaveText('+7 999 000-00-00');
  await expect(phone).toHaveAttribute('href', 'tel:+79990000000');
});

test('?debug=counters shows what was sent', anyScreen, async ({ page, context }) => {
  const recorders = await startRecorders(context);
  await open(page, `${origin()}/about?debug=counters`);
  await expectHits(recorders, 1);
  const journal = page.getByRole('region', { name: 'Отправлено счётчикам' });
  await expect(journal.getByRole('listitem').filter({ hasText: 'metrika hit' })).toHaveCount(1);
  await followFooterLink(page, 'Контакты');
  await expect(journal.getByRole('listitem').filter({ hasText: 'metrika hit' })).toHaveCount(2);
  await expect(journal).toContainText('vk Hit');
});

test(
  "VK's picture for browsers without scripts is there where no consent is required, and only there",
  anyScreen,
  async ({ browser }) => {
    for (const [where, expected] of [
      [process.env.E2E_ORIGIN, []],
      [origin(), [`https://vk.com/rtrg?p=${counterIds.VK_PIXEL_ID}`]],
      [process.env.E2E_CONSENT_ORIGIN, []],
    ] as const) {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const asked: string[] = [];
      await context.route(/^https:/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'image/gif', body: '' });
      });
      const page = await context.newPage();
      await page.goto(`${where}/about`);
      expect(asked, where).toEqual(expected);
      await expect(page.getByRole('button', { name: 'Настройки счётчиков' })).toHaveCount(0);
      await context.close();
    }
  },
);
