import type { Page } from '@playwright/test';
import { expectHits, lastHit, settle, startRecorders } from './support/recorders.ts';
import { anyScreen, expect, followFooterLink, open, scrollY, test } from './support/test.ts';

const noticeOrigin = () => process.env.E2E_COUNTERS_ORIGIN ?? '';
const consentOrigin = () => process.env.E2E_CONSENT_ORIGIN ?? '';

const notice = (page: Page) => page.getByRole('region', { name: 'Счётчики посещений' });
const agree = (page: Page) => notice(page).getByRole('button', { name: 'Согласиться' });
const decline = (page: Page) => notice(page).getByRole('button', { name: 'Отказаться' });
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Настройки счётчиков' });

/** Tells whether the page was loaded anew since. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same'));
}

/** The scripts and frames of others in this document. */
const strangers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement | HTMLIFrameElement>('script[src], iframe')]
      .map(({ src }) => new URL(src).origin)
      .filter((origin) => origin !== window.location.origin),
  );

test(
  'where consent is required nothing runs before it, then the open page is counted',
  anyScreen,
  async ({ page, context }) => {
    const recorders = await startRecorders(context);
    await open(page, `${consentOrigin()}/about`);
    await expect(notice(page).getByRole('link', { name: /политик/ })).toHaveAttribute(
      'href',
      '/politika-obrabotki-dannyh-vitimepro',
    );
    await expect(notice(page).getByRole('link', { name: 'Текст согласия' })).toHaveAttribute(
      'href',
      '/soglasie-o-lichnyh-dannyh-vitimepro',
    );
    for (const purpose of await notice(page).getByRole('checkbox').all()) await expect(purpose).not.toBeChecked();
    await followFooterLink(page, 'Контакты');
    await expect(page).toHaveURL(`${consentOrigin()}/contacts`);
    await settle(page);
    expect(recorders.calls).toEqual([]);

    await agree(page).click();
    await expect(notice(page)).toHaveCount(0);
    await expectHits(recorders, 1);
    expect(lastHit(recorders)?.[1]).toBe(`${consentOrigin()}/contacts`);
    await expect.poll(() => new Set(recorders.calls.map(({ to }) => to)).size, 'all five').toBe(5);
    await open(page, `${consentOrigin()}/faq`);
    await expectHits(recorders, 2);
    await expect(notice(page)).toHaveCount(0);
  },
);

test('statistics alone may be allowed, and advertising added later', anyScreen, async ({ page, context }) => {
  const recorders = await startRecorders(context);
  await open(page, `${consentOrigin()}/about`);
  await notice(page).getByRole('checkbox', { name: 'Статистика посещений' }).check();
  await notice(page).getByRole('button', { name: 'Согласиться на отмеченное' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => recorders.hits('metrika').length).toBe(1);
  await settle(page);
  expect(new Set(recorders.calls.map(({ to }) => to))).toEqual(new Set(['metrika']));
  expect(await strangers(page)).toEqual(['https://mc.yandex.ru']);

  await settings(page).click();
  await expect(notice(page)).toContainText('реклама и учёт звонков выключены');
  await agree(page).click();
  await expect.poll(() => strangers(page)).toHaveLength(5);
});

test('an agreement holds for two years, then the visitor is asked again', anyScreen, async ({ page, context }) => {
  const recorders = await startRecorders(context);
  await open(page, `${consentOrigin()}/about`);
  await agree(page).click();
  await expectHits(recorders, 1);
  recorders.calls.length = 0;
  await page.clock.setFixedTime(Date.now() + 2 * 365 * 24 * 60 * 60 * 1_000 + 1_000);
  await open(page, `${consentOrigin()}/faq`);
  await expect(notice(page)).toBeVisible();
  await settle(page);
  expect(recorders.calls).toEqual([]);
});

for (const [mode, where] of [
  ['required', consentOrigin],
  ['notice', noticeOrigin],
] as const) {
  test(`declining holds for good (${mode})`, anyScreen, async ({ page, context }) => {
    const recorders = await startRecorders(context);
    await open(page, `${where()}/about`);
    // Where counting needs no consent it has begun, and stops.
    if (mode === 'notice') await expectHits(recorders, 1);
    recorders.calls.length = 0;
    await decline(page).click();
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(() => strangers(page)).toEqual([]);
    await open(page, `${where()}/about`);
    await settle(page);
    await followFooterLink(page, 'Контакты');
    await expect(page).toHaveURL(`${where()}/contacts`);
    await settle(page);
    expect(recorders.calls).toEqual([]);
    await expect(notice(page)).toHaveCount(0);
  });
}

test('the cookie settings in the footer ask again; agreeing after a refusal starts the counters at once', async ({
  page,
  context,
}) => {
  const recorders = await startRecorders(context);
  await open(page, `${consentOrigin()}/about`);
  await decline(page).press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(settings(page)).toBeFocused();
  await followFooterLink(page, 'Контакты');
  await expect(page).toHaveURL(`${consentOrigin()}/contacts`);
  // The focus goes to the new page when it is there; the address says so a little earlier.
  await settle(page);
  const isSame = await markDocument(page);

  await settings(page).press('Enter');
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toContainText('выключены');
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await expect(settings(page)).toBeFocused();
  await settle(page);
  expect(recorders.calls).toEqual([]);

  await settings(page).click();
  await agree(page).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(settings(page)).toBeFocused();
  await expectHits(recorders, 1);
  expect(lastHit(recorders)?.[1]).toBe(`${consentOrigin()}/contacts`);
  expect(await isSame()).toBe(true);
});

test(
  'refusing after agreeing opens the page without the counters, in every tab, at the same place',
  anyScreen,
  async ({ page, context }) => {
    const recorders = await startRecorders(context);
    await open(page, `${consentOrigin()}/about`);
    await agree(page).click();
    await expectHits(recorders, 1);
    const other = await context.newPage();
    await open(other, `${consentOrigin()}/faq`);
    await expectHits(recorders, 2);
    await expect.poll(() => strangers(other)).toHaveLength(5);

    const isSame = await markDocument(page);
    await settings(page).scrollIntoViewIfNeeded();
    expect(await scrollY(page)).toBeGreaterThan(0);
    await settings(page).press('Enter');
    await expect(notice(page)).toContainText('включены');
    recorders.calls.length = 0;
    await decline(page).press('Enter');
    await expect.poll(isSame).toBe(false);
    for (const tab of [page, other]) await expect.poll(() => strangers(tab)).toEqual([]);
    await expect(settings(page)).toBeFocused();
    // Its place on the page, not a number: a font that came too late for the first visit is there for the second.
    await expect(settings(page)).toBeInViewport();
    await followFooterLink(page, 'Контакты');
    await followFooterLink(other, 'Контакты');
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(`${consentOrigin()}/contacts`);
      await settle(tab);
      await expect(notice(tab)).toHaveCount(0);
    }
    expect(recorders.calls).toEqual([]);
  },
);

test(
  'where the answer cannot be kept, a refusal silences the counters in the open page',
  anyScreen,
  async ({ page, context }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const recorders = await startRecorders(context);
    await open(page, `${noticeOrigin()}/about`);
    await expectHits(recorders, 1);
    const isSame = await markDocument(page);
    await expect(page.locator('iframe')).toHaveCount(1);
    await decline(page).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await followFooterLink(page, 'Контакты');
    await expect(page).toHaveURL(`${noticeOrigin()}/contacts`);
    await settle(page);
    await expectHits(recorders, 1);

    await settings(page).click();
    await agree(page).click();
    await expectHits(recorders, 2);
    expect(lastHit(recorders)?.[1]).toBe(`${noticeOrigin()}/contacts`);
    expect(await isSame()).toBe(true);
  },
);
