import type { ElementHandle, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { eventually, followFooterLink, open, origins, pathOf, useFirefox } from './browser.ts';

const visit = useFirefox();

const clickOn = (page: Page, selector: string) => page.locator(selector).click();
const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent ?? '');
const count = (page: Page, selector: string) => page.$$eval(selector, (elements) => elements.length);

describe('pictures', () => {
  it('start 300 px before they are seen, not earlier', async () => {
    const { page } = visit();
    await open(page, '/articles');
    const picture = (await page.evaluateHandle(async () => {
      await document.fonts.ready;
      return [...document.querySelectorAll('main img[data-lazy]')].find(
        (img) => img.getBoundingClientRect().top > innerHeight + 500,
      );
    })) as ElementHandle<HTMLImageElement>;
    const state = () => picture.evaluate((img) => img.dataset.state);
    const bringWithin = (below: number) =>
      picture.evaluate(async (img, distance) => {
        scrollBy({ top: img.getBoundingClientRect().top - innerHeight - distance, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))));
      }, below);
    expect(await state()).toBe('not-loaded');
    await bringWithin(330);
    expect(await state()).toBe('not-loaded');
    await bringWithin(270);
    await eventually(state).toBe('loaded');
    expect(await picture.evaluate((img) => img.currentSrc)).toMatch(/\/media\/.+\.avif$/);
  });
});

describe('campaign links', () => {
  it('carry what the visitor landed with, on later pages too', async () => {
    const { page } = visit();
    const marks = async () =>
      Object.fromEntries(
        new URL(await page.$eval('footer a[href*="ozon.ru"]', (link) => (link as HTMLAnchorElement).href)).searchParams,
      );
    const landed = { hs: '1', utm_medium: 'cpc', utm_campaign: 'winter', utm_content: 'b77' };
    await open(page, '/about?utm_source=yandex&utm_medium=cpc&utm_campaign=winter&ac_stat=b77');
    await eventually(marks).toMatchObject(landed);
    await followFooterLink(page, '/contacts');
    expect(await marks()).toMatchObject(landed);
    await open(page, '/faq');
    await eventually(marks).toMatchObject(landed);
  });
});

describe('errors', () => {
  it('show a page that says so, with a status and ways on', async () => {
    const { page, allow } = visit();
    allow(/404/);
    expect(await open(page, '/no/such/page')).toBe(404);
    expect(await count(page, 'main a')).toBeGreaterThan(1);
    await followFooterLink(page, '/contacts');
    await eventually(() => textOf(page, 'main h1')).toMatch(/Контакты/);
  });

  it('of the site itself show the error page, which a navigation clears', async () => {
    const { page } = visit();
    await open(page, '/about');
    const heading = await textOf(page, 'main h1');
    await page.evaluate(() => {
      const source = `${location.origin}/assets/index.js`;
      const error = new Error('provoked');
      error.stack = `run@${source}:1:2`;
      dispatchEvent(new ErrorEvent('error', { error, filename: source }));
    });
    await eventually(() => textOf(page, 'main h1')).not.toBe(heading);
    await followFooterLink(page, '/contacts');
    await eventually(() => textOf(page, 'main h1')).toMatch(/Контакты/);
  });

  it('of extensions leave the page alone', async () => {
    const { page } = visit();
    await open(page, '/about');
    const heading = await textOf(page, 'main h1');
    await page.evaluate(() => {
      const source = 'moz-extension://0f1e2d3c/content.js';
      const error = new Error('provoked');
      error.stack = `run@${source}:1:2`;
      dispatchEvent(new ErrorEvent('error', { error, filename: source }));
    });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await textOf(page, 'main h1')).toBe(heading);
  });
});

describe('the search box', () => {
  const box = 'main input[name=q]';
  const options = (page: Page) => page.$$eval('[role=option]', (lines) => lines.map((line) => line.textContent ?? ''));

  it('suggests while one types and is worked with the keyboard alone', async () => {
    const { page } = visit();
    await open(page, '/search');
    await clickOn(page, box);
    await eventually(() => page.$eval(box, (input) => input.getAttribute('aria-expanded'))).toBe('true');
    await page.keyboard.type('магни');
    await eventually(async () => (await options(page)).at(-1)).toBe('Все результаты: «магни»');
    await page.keyboard.press('ArrowDown');
    await eventually(() => count(page, '[role=option][aria-selected=true]')).toBe(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await eventually(() => pathOf(page)).toBe(`/search?q=${encodeURIComponent('магни')}`);
    await eventually(() => count(page, 'main article')).toBeGreaterThan(3);
    expect(await count(page, '[role=option]')).toBe(0);
    await page.goBack();
    await eventually(() => pathOf(page)).toBe('/search');
  });
});

describe('filters', () => {
  const total = (page: Page) =>
    page.$eval('main section [role=status], main [aria-label="Подходящие продукты"] [role=status]', (status) =>
      Number.parseInt(status.textContent ?? '', 10),
    );

  it('narrow by a click, stand in the address, and Back undoes them', async () => {
    const { page } = visit();
    await open(page, '/products-filters');
    const all = await total(page);
    await page.$eval('input[name=form][value=capsules]', (input) => (input as HTMLElement).click());
    await eventually(() => pathOf(page)).toBe('/products-filters?form=capsules');
    await eventually(() => total(page)).toBeLessThan(all);
    await page.goBack();
    await eventually(() => pathOf(page)).toBe('/products-filters');
    await eventually(() => total(page)).toBe(all);
    expect(await page.$eval('input[name=form][value=capsules]', (input) => (input as HTMLInputElement).checked)).toBe(
      false,
    );
  });
});

describe('consent', () => {
  const strangers = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement | HTMLIFrameElement>('script[src], iframe')]
        .map(({ src }) => new URL(src).origin)
        .filter((origin) => origin !== location.origin),
    );

  it('is waited for, and an answer is kept', async () => {
    const { page, allow } = visit();
    // Nobody answers for the third parties here.
    allow(/mc\.yandex|vk\.com|calltouch|mail\.ru|Loading failed|NetworkError|CORS/);
    await open(page, '/about', origins.consent());
    await followFooterLink(page, '/contacts');
    expect(await strangers(page)).toEqual([]);
    await clickOn(page, 'button::-p-text(Согласиться)');
    await eventually(async () => (await strangers(page)).length).toBeGreaterThan(2);
    await open(page, '/faq', origins.consent());
    await eventually(async () => (await strangers(page)).length).toBeGreaterThan(2);
    expect(await page.$('button::-p-text(Согласиться)')).toBeNull();
  });

  it('that is refused holds for good', async () => {
    const { page } = visit();
    await open(page, '/about', origins.consent());
    await clickOn(page, 'button::-p-text(Отказаться)');
    await open(page, '/faq', origins.consent());
    expect(await page.$('button::-p-text(Отказаться)')).toBeNull();
    expect(await strangers(page)).toEqual([]);
  });
});
