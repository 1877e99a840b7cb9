import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { scrollOffsetPx } from '../../src/site/navigation/constants.ts';
import { routes } from '../support/routes.ts';
import {
  eventually,
  followFooterLink,
  followLink,
  makeTall,
  open,
  pathOf,
  scrollTo,
  scrollY,
  useFirefox,
} from './browser.ts';

const visit = useFirefox();

/** One document of every make: landing, list, entry, tool, legal text. The rest are built of the same parts. */
const routesOfTheirOwn = [
  '/',
  '/daily/omega-3',
  '/articles',
  '/articles/gigiena-sna',
  '/for-men',
  '/moya-polka',
  '/faq',
];

describe('routes', () => {
  it('load and are taken over without a message', async () => {
    const { page } = visit();
    for (const path of routesOfTheirOwn) {
      expect(await open(page, path), path).toBe(200);
      expect(await page.$eval('main h1', (heading) => heading.textContent), path).toBeTruthy();
    }
  });

  it('come without a message, one after another in the same document', async () => {
    const { page } = visit();
    await open(page, '/');
    for (const path of routes) {
      await followLink(page, path);
      await eventually(() => page.$eval('main h1', (heading) => heading.textContent), path).toBeTruthy();
    }
  });

  it('follow each other without a reload', async () => {
    const { page } = visit();
    await open(page, '/');
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    for (const path of ['/about', '/contacts', '/faq', '/events', '/reviews']) await followFooterLink(page, path);
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-same'))).toBe(true);
  });
});

it('a page that is left while it waits for an answer says nothing', async () => {
  const { page } = visit();
  for (const path of ['/contacts', '/reviews', '/events']) {
    await open(page, '/about');
    await page.$eval(`footer a[href="${path}"]`, (link) => (link as HTMLElement).click());
    // In the very moment in which the router changes the address, Firefox drops a load that the driver asks for.
    await open(page, '/faq').catch(() => open(page, '/faq'));
  }
});

describe('scrolling', () => {
  it('goes to the top on a new page; Back, Forward and a reload restore', async () => {
    const { page } = visit();
    await open(page, '/about');
    await scrollTo(page, 700);
    await followFooterLink(page, '/contacts');
    await eventually(() => scrollY(page)).toBe(0);
    await scrollTo(page, 300);
    await page.goBack();
    await eventually(() => pathOf(page)).toBe('/about');
    await eventually(() => scrollY(page)).toBe(700);
    await page.goForward();
    await eventually(() => pathOf(page)).toBe('/contacts');
    await eventually(() => scrollY(page)).toBe(300);
    await page.reload({ waitUntil: 'load' });
    await eventually(() => scrollY(page)).toBe(300);
  });

  it('keeps its place when only the query changes, and stops below the header at a hash', async () => {
    const { page } = visit();
    await open(page, '/products-filters');
    await makeTall(page);
    await scrollTo(page, 500);
    await followLink(page, '/products-filters?form=capsules');
    await eventually(() => scrollY(page)).toBe(500);

    const top = () => page.$eval('#kak-vybrat', (item) => Math.round(item.getBoundingClientRect().top));
    await open(page, '/faq#kak-vybrat');
    await eventually(top).toBe(scrollOffsetPx);
  });

  it('puts the home page back half a second after a return', async () => {
    const { page } = visit();
    await open(page, '/');
    await makeTall(page);
    await scrollTo(page, 900);
    await followFooterLink(page, '/about');
    const places = await page.evaluateHandle(() => {
      const seen: { y: number; at: number }[] = [];
      const watch = () => {
        if (location.pathname === '/') seen.push({ y: Math.round(window.scrollY), at: performance.now() });
        requestAnimationFrame(watch);
      };
      watch();
      return seen;
    });
    await page.goBack();
    // Recorded frame by frame, so a little later than it can be read.
    await eventually(async () => (await places.jsonValue()).some(({ y }) => y === 900)).toBe(true);
    const seen = await places.jsonValue();
    const shown = seen.find(({ y }) => y === 0)?.at ?? Number.NaN;
    const restored = seen.find(({ y }) => y === 900)?.at ?? Number.NaN;
    expect(restored - shown).toBeGreaterThan(400);
  });
});

interface Timeline {
  transitions: { types: string[]; durations: number[]; finished: boolean }[];
  flag: boolean[];
  entering: boolean;
}

/** Notes view transitions, the loading flag and the fade of browsers that have none. */
async function watchTransitions(page: Page, withApi: boolean): Promise<void> {
  await page.evaluateOnNewDocument((hasApi) => {
    const timeline: Timeline = { transitions: [], flag: [], entering: false };
    Object.assign(window, { timeline });
    if (!hasApi) Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    const original = document.startViewTransition?.bind(document);
    if (original) {
      document.startViewTransition = (options) => {
        const transition = original(options);
        const types = typeof options === 'object' && options?.types ? [...options.types] : [];
        const entry: Timeline['transitions'][number] = { types, durations: [], finished: false };
        timeline.transitions.push(entry);
        transition.ready.then(
          () => {
            entry.durations = document.getAnimations().flatMap(({ effect }) => {
              const pseudo = (effect as KeyframeEffect | null)?.pseudoElement ?? '';
              return pseudo.includes('(page)') ? [Number(effect?.getTiming().duration)] : [];
            });
          },
          () => {},
        );
        transition.finished.then(() => {
          entry.finished = true;
        });
        return transition;
      };
    }
    new MutationObserver(() => {
      const root = document.documentElement;
      const isUp = root.hasAttribute('data-loading');
      if (timeline.flag.at(-1) !== isUp && (isUp || timeline.flag.length > 0)) timeline.flag.push(isUp);
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-loading'] });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      if (this.localName === 'main') timeline.entering = true;
      return animate.call(this, keyframes, options);
    };
  }, withApi);
}

const timelineOf = (page: Page) => page.evaluate(() => (window as unknown as { timeline: Timeline }).timeline);

describe('transitions', () => {
  it('fade both pages in 200 ms where the browser can', async () => {
    const { page } = visit();
    await watchTransitions(page, true);
    await open(page, '/about');
    const hasApi = await page.evaluate(() => typeof document.startViewTransition === 'function');
    await followFooterLink(page, '/contacts');
    await eventually(async () => (await timelineOf(page)).flag).toEqual([true, false]);
    const { transitions, entering } = await timelineOf(page);
    if (!hasApi) {
      expect(entering).toBe(true);
      return;
    }
    expect(entering).toBe(false);
    expect(transitions).toHaveLength(1);
    expect(transitions[0]?.finished).toBe(true);
    expect(transitions[0]?.durations.filter((duration) => duration === 200).length).toBeGreaterThanOrEqual(2);
  });

  it('fade the new page in where there is no such interface', async () => {
    const { page } = visit();
    await watchTransitions(page, false);
    await open(page, '/about');
    await followFooterLink(page, '/contacts');
    await eventually(async () => (await timelineOf(page)).flag).toEqual([true, false]);
    expect((await timelineOf(page)).entering).toBe(true);
    expect(await page.$eval('main', (main) => getComputedStyle(main).opacity)).toBe('1');
  });
});
