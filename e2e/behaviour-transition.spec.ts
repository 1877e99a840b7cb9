import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hold } from './support/routes.ts';
import { anyScreen, clickLink, expect, followFooterLink, inMotion, nextFrames, open, test } from './support/test.ts';

test.use(inMotion);

interface Timeline {
  transitions: {
    types: string[];
    animations: Record<string, { duration: number; delay: number }>;
    end: string;
  }[];
  flag: { up: boolean; end: string | undefined; busy: boolean }[];
}

/**
 * Notes every view transition and every change of the loading flag: between which timers of the same page, set when the
 * transition ended. A busy machine delays all of them, but not one past another.
 */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeline: Timeline = { transitions: [], flag: [] };
    (window as unknown as { timeline: Timeline }).timeline = timeline;
    const original = document.startViewTransition?.bind(document);
    if (original) {
      document.startViewTransition = (options) => {
        const transition = original(options);
        const types = typeof options === 'object' && options?.types ? [...options.types] : [];
        const entry: Timeline['transitions'][number] = { types, animations: {}, end: 'not yet' };
        timeline.transitions.push(entry);
        transition.ready.then(
          () => {
            for (const { effect } of document.getAnimations()) {
              const pseudo = (effect as KeyframeEffect | null)?.pseudoElement ?? '';
              const { duration, delay } = effect?.getComputedTiming() ?? {};
              if (pseudo.includes('(page)'))
                entry.animations[pseudo] = { duration: Number(duration), delay: delay ?? 0 };
            }
          },
          () => {},
        );
        transition.finished.then(() => {
          entry.end = 'less than 140 ms ago';
          setTimeout(() => {
            entry.end = 'about 150 ms ago';
          }, 140);
          setTimeout(() => {
            entry.end = 'over 170 ms ago';
          }, 170);
        });
        return transition;
      };
    }
    new MutationObserver(() => {
      const up = document.documentElement.hasAttribute('data-loading');
      if (timeline.flag.at(-1)?.up === up) return;
      // `aria-busy` is set and removed together with the flag; the observer runs after both.
      const busy = document.querySelector('main')?.getAttribute('aria-busy') === 'true';
      timeline.flag.push({ up, end: timeline.transitions.at(-1)?.end, busy });
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-loading'] });
  });
}

const timelineOf = (page: Page) => page.evaluate(() => (window as unknown as { timeline: Timeline }).timeline);

async function untilSettled(page: Page): Promise<Timeline> {
  await expect
    .poll(async () => {
      const { flag, transitions } = await timelineOf(page);
      return flag.at(-1)?.up === false && transitions.every(({ end }) => end === 'over 170 ms ago');
    })
    .toBe(true);
  return timelineOf(page);
}

test(
  'a page change is a transition named page, both pages at once, 200 ms; the flag falls 150 ms after it',
  anyScreen,
  async ({ page }) => {
    await watchTransitions(page);
    await open(page, '/about');
    await followFooterLink(page, 'Контакты');
    await expect(page).toHaveURL('/contacts');
    const { transitions, flag } = await untilSettled(page);

    expect(transitions).toHaveLength(1);
    expect(transitions[0]?.types).toEqual(['page']);
    const { '::view-transition-old(page)': old, '::view-transition-new(page)': fresh } =
      transitions[0]?.animations ?? {};
    expect([old, fresh], 'both pages at once').toEqual(Array(2).fill({ duration: 200, delay: 0 }));

    expect(flag.map(({ up }) => up)).toEqual([true, false]);
    expect(flag.map(({ busy }) => busy)).toEqual([true, false]);
    expect(flag[1]?.end).toBe('about 150 ms ago');
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  },
);

test('the loading line is seen while the transition runs', anyScreen, async ({ page }) => {
  await page.addInitScript(() => {
    const original = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = original(options);
      void transition.ready.then(() => {
        // Stopped half-way, so that one can look.
        const animations = document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
        for (const animation of animations) {
          animation.pause();
          animation.currentTime = 100;
        }
        Object.assign(window, { goOn: () => animations.map((animation) => animation.play()) });
      });
      return transition;
    };
  });
  await open(page, '/about');
  const isStopped = () => page.evaluate(() => 'goOn' in window);
  const colour = async () => {
    const clip = { x: 10, y: 1, width: 1, height: 1 };
    const { data } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Mixed while two pictures are faded, so a little off.
    return [31, 70, 224].every((channel, index) => Math.abs(channel - (data[index] ?? 0)) < 12)
      ? 'blue'
      : 'of the header';
  };
  expect(await colour()).toBe('of the header');
  await followFooterLink(page, 'Контакты');
  await expect.poll(isStopped).toBe(true);
  await expect.poll(colour).toBe('blue');
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  await page.evaluate(() => (window as unknown as { goOn(): void }).goOn());
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect.poll(colour).toBe('of the header');
});

test('Back has the transition too, a change of the query has none', anyScreen, async ({ page }) => {
  await watchTransitions(page);
  await open(page, '/about');
  await followFooterLink(page, 'Контакты');
  await expect(page).toHaveURL('/contacts');
  await untilSettled(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(async () => (await timelineOf(page)).flag.length).toBe(4);
  expect((await timelineOf(page)).transitions).toHaveLength(2);

  await open(page, '/products-filters');
  await clickLink(page, '?form=capsules');
  await expect(page).toHaveURL('/products-filters?form=capsules');
  const { transitions, flag } = await untilSettled(page);
  expect(transitions).toHaveLength(0);
  expect(flag.map(({ up }) => up)).toEqual([true, false]);
});

test('nothing moves under reduced motion', anyScreen, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  await open(page, '/about');
  await followFooterLink(page, 'Контакты');
  await expect(page).toHaveURL('/contacts');
  const { transitions } = await untilSettled(page);
  expect(transitions).toHaveLength(0);
});

test('a browser without view transitions fades the new page in, 200 ms', anyScreen, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      void animation.finished.then(() => {
        (window as unknown as { fade: string }).fade = `${this.localName} ${animation.effect?.getTiming().duration}`;
      });
      return animation;
    };
  });
  await watchTransitions(page);
  await open(page, '/about');
  await followFooterLink(page, 'Контакты');
  await expect(page).toHaveURL('/contacts');
  await untilSettled(page);
  await expect.poll(() => page.evaluate(() => (window as unknown as { fade?: string }).fade)).toBe('main 200');
});

test('a navigation that fails clears the flag', anyScreen, async ({ page, complaints }) => {
  complaints.allow(/pages\/contacts|page error|ERR_FAILED/);
  await page.route('**/api/v1/pages/contacts', (route) => route.abort());
  await watchTransitions(page);
  await open(page, '/about');
  await followFooterLink(page, 'Контакты');
  // The page about a lost connection has a button that asks again.
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  const { flag } = await untilSettled(page);
  expect(flag.map(({ up }) => up)).toEqual([true, false]);
});

test('quick successive navigations never leave the flag up', anyScreen, async ({ page }) => {
  const release = await hold(page, '**/api/v1/pages/contacts');
  const arrived = page.waitForResponse('**/api/v1/pages/contacts');
  await watchTransitions(page);
  await open(page, '/about');
  for (const name of ['Контакты', 'Интересное', 'Контакты', 'Отзывы']) {
    await followFooterLink(page, name);
    await expect(page.locator('html')).toHaveAttribute('data-loading');
  }
  await expect(page).toHaveURL('/reviews');
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  // What comes when nobody waits for it any more changes nothing.
  release();
  await arrived;
  await nextFrames(page);
  await expect(page).toHaveURL('/reviews');
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
});
