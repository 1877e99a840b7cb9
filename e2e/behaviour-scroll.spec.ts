import type { APIRequestContext, Page } from '@playwright/test';
import {
  anyScreen,
  clickLink,
  expect,
  followFooterLink,
  inMotion,
  makeTall,
  open,
  scrollTo,
  scrollY,
  test,
} from './support/test.ts';

test.use(inMotion);

/** An article long enough to have a heading that any window can bring 120 px below its top. */
const article = '/articles/magniy-v-ratsione';

async function headingOf(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/v1/article/magniy-v-ratsione');
  const { toc } = (await response.json()) as { toc: { id: string }[] };
  const id = toc[1]?.id;
  if (!id) throw new Error('the article has no second heading');
  return id;
}

type Restored = 'never' | 'too early' | 'after 500 ms' | 'too late';

/**
 * Goes back to the home page and tells when it was scrolled down again, if it was: between which timers of the same page,
 * set when it was shown. A busy machine delays all of them, but not one past another.
 */
function goHome(page: Page, options: { wheel: boolean }): Promise<Restored> {
  return page.evaluate(
    ({ wheel }) =>
      new Promise<Restored>((resolve) => {
        const before = document.querySelector('main h1');
        let now: Restored = 'too early';
        const scrollTo = window.scrollTo.bind(window);
        // The call itself, not the event of the frame after it.
        window.scrollTo = ((options: ScrollToOptions) => {
          scrollTo(options);
          if ((options.top ?? 0) > 1000) resolve(now);
        }) as typeof window.scrollTo;
        // Hears of the new page in the same breath in which React has put it there.
        const watcher = new MutationObserver(() => {
          if (window.location.pathname !== '/' || document.querySelector('main h1') === before) return;
          watcher.disconnect();
          if (wheel) setTimeout(() => window.dispatchEvent(new WheelEvent('wheel', { deltaY: 1 })));
          setTimeout(() => {
            now = 'after 500 ms';
          }, 450);
          setTimeout(() => {
            now = 'too late';
          }, 550);
          setTimeout(() => resolve('never'), 2_000);
        });
        watcher.observe(document.body, { childList: true, subtree: true });
        window.history.back();
      }),
    options,
  );
}

/** How far below the top of the window an element stands. */
const topOf = (id: string) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN);

test('a hash on first load, on a click and on Back leaves 120 px above its element', async ({ page, request }) => {
  const id = await headingOf(request);
  await open(page, `${article}#${id}`);
  await expect.poll(() => page.evaluate(topOf, id)).toBe(120);

  await scrollTo(page, 0);
  await clickLink(page, `#${id}`);
  await expect.poll(() => page.evaluate(topOf, id)).toBe(120);

  await followFooterLink(page, 'Контакты');
  await expect(page).toHaveURL('/contacts');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${article}#${id}`);
  await expect.poll(() => page.evaluate(topOf, id)).toBe(120);
});

test('a hash leaves 120 px above what stands in a column that stays, too', anyScreen, async ({ page }) => {
  for (const width of [1280, 1440]) {
    // In a lower window the column goes with the page.
    await page.setViewportSize({ width, height: 1100 });
    await open(page, '/daily/omega-3');
    await clickLink(page, '#shops');
    await expect.poll(() => page.evaluate(topOf, 'shops')).toBe(120);
  }
});

test('a hash that is the whole id of an element leads to it, whatever it contains', anyScreen, async ({ page }) => {
  await open(page, '/about');
  await makeTall(page);
  await page.evaluate(() => {
    const place = document.createElement('p');
    place.id = 'a=b';
    place.style.marginTop = '900px';
    document.querySelector('main')?.append(place);
  });
  await clickLink(page, '#a=b');
  await expect.poll(() => page.evaluate(topOf, 'a=b')).toBe(120);
});

test('a hash leads to a question that is folded, and unfolds it', anyScreen, async ({ page }) => {
  const answer = page.locator('#kak-hranit').getByRole('paragraph').first();
  await open(page, '/faq');
  await expect(answer).toBeHidden();
  await clickLink(page, '#kak-hranit');
  await expect.poll(() => page.evaluate(topOf, 'kak-hranit')).toBe(120);
  await expect(answer).toBeVisible();
  await open(page, '/faq#kak-hranit');
  await expect.poll(() => page.evaluate(topOf, 'kak-hranit')).toBe(120);
  await expect(answer).toBeVisible();
});

test('a hash leaves 120 px without scripts too', anyScreen, async ({ browser, baseURL, request }) => {
  const id = await headingOf(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${article}#${id}`);
  await expect.poll(async () => Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? 0)).toBe(120);
  await context.close();
});

// On a page that the query does not change: elsewhere the browser itself keeps what is read in its place.
test('a change of the query alone keeps the position, forth and back', anyScreen, async ({ page }) => {
  await open(page, '/about');
  await makeTall(page);
  await scrollTo(page, 700);
  await clickLink(page, '?a=1');
  await expect(page).toHaveURL('/about?a=1');
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  expect(await scrollY(page)).toBe(700);
  await scrollTo(page, 900);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  expect(await scrollY(page)).toBe(900);
});

test('any other navigation goes to the top; Back and Forward restore', async ({ page }) => {
  await open(page, '/about');
  await makeTall(page);
  await scrollTo(page, 1200);
  await followFooterLink(page, 'Контакты');
  await expect(page).toHaveURL('/contacts');
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(page, 640);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrollY(page)).toBe(1200);
  await page.goForward();
  await expect(page).toHaveURL('/contacts');
  await expect.poll(() => scrollY(page)).toBe(640);
});

for (const list of ['/articles', '/reviews', '/products-filters', '/search?q=витамин']) {
  test(
    `on Back a page of ${list} shows the place one left, though its address ends in #list`,
    anyScreen,
    async ({ page }) => {
      await open(page, list);
      await page.locator('main').getByRole('link', { name: 'Следующая страница' }).click();
      await expect(page).toHaveURL(/page=2#list$/);
      await expect.poll(() => page.evaluate(topOf, 'list')).toBe(120);
      const listTop = await scrollY(page);
      await scrollTo(page, listTop + 333);
      await followFooterLink(page, 'Контакты');
      await expect(page).toHaveURL('/contacts');
      await expect.poll(() => scrollY(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(/page=2#list$/);
      await expect.poll(() => scrollY(page)).toBe(listTop + 333);
    },
  );
}

test('a hash without an element shows a new page from its top; so do words to find', anyScreen, async ({ page }) => {
  for (const hash of ['#nope', '#:~:text=Контакты', '#%FF']) {
    await open(page, '/about');
    await makeTall(page);
    await scrollTo(page, 900);
    await clickLink(page, `/contacts${hash}`);
    await expect(page).toHaveTitle(/Контакты/);
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page.locator('main h1')).toBeFocused();
  }
  await scrollTo(page, 400);
  await clickLink(page, '#nope');
  await expect(page).toHaveURL('/contacts#nope');
  expect(await scrollY(page)).toBe(400);
});

test(
  'whoever leaves the home page before it was restored finds his place on the next Back',
  anyScreen,
  async ({ page }) => {
    await open(page, '/');
    await makeTall(page);
    await scrollTo(page, 1100);
    await followFooterLink(page, 'Контакты');
    await expect(page).toHaveURL('/contacts');
    await expect.poll(() => scrollY(page)).toBe(0);
    // Away again in the same breath in which the home page is shown.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const before = document.querySelector('main h1');
          const watcher = new MutationObserver(() => {
            if (window.location.pathname !== '/' || document.querySelector('main h1') === before) return;
            watcher.disconnect();
            const link = document.querySelector<HTMLElement>('footer a[href="/about"]');
            setTimeout(() => {
              link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
              link?.click();
              resolve();
            }, 50);
          });
          watcher.observe(document.body, { childList: true, subtree: true });
          window.history.back();
        }),
    );
    await expect(page).toHaveURL('/about');
    // The other page may not have come yet: then the home page is still there, and nothing is shown anew.
    expect(await goHome(page, { wheel: false })).not.toBe('never');
    expect(await scrollY(page)).toBe(1100);
  },
);

test('a link to the very page one is on goes to its top', anyScreen, async ({ page }) => {
  await open(page, '/about');
  await makeTall(page);
  await scrollTo(page, 1200);
  await followFooterLink(page, 'О бренде');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('Back to the home page restores 500 ms after it is shown, and not on touch devices', async ({
  page,
  hasTouch,
}) => {
  await open(page, '/');
  await makeTall(page);
  await scrollTo(page, 1100);
  await followFooterLink(page, 'Контакты');
  await expect(page).toHaveURL('/contacts');
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(page, 300);
  expect(await goHome(page, { wheel: false })).toBe(hasTouch ? 'never' : 'after 500 ms');
  expect(await scrollY(page)).toBe(hasTouch ? 0 : 1100);
});

test('a reader who scrolls first is not moved by the home page', anyScreen, async ({ page }) => {
  await open(page, '/');
  await makeTall(page);
  await scrollTo(page, 1100);
  await followFooterLink(page, 'Контакты');
  await expect(page).toHaveURL('/contacts');
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(await goHome(page, { wheel: true })).toBe('never');
  expect(await scrollY(page)).toBe(0);
});

test('a reload restores the position', anyScreen, async ({ page }) => {
  await open(page, '/articles');
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
  const before = await scrollY(page);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(before);
});

test(
  'the focus goes to the heading of a new page and stays where only the query changes',
  anyScreen,
  async ({ page }) => {
    await open(page, '/about');
    await followFooterLink(page, 'Контакты');
    await expect(page).toHaveURL('/contacts');
    await expect(page.locator('main h1')).toBeFocused();

    await open(page, '/products-filters');
    await page.getByRole('link', { name: 'К содержанию' }).focus();
    await clickLink(page, '?form=capsules');
    await expect(page).toHaveURL('/products-filters?form=capsules');
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  },
);

test('on Back the focus returns to the link one left by', anyScreen, async ({ page }) => {
  await open(page, '/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contacts');
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(link).toBeFocused();
});
