import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { markNewColours, rememberColours } from './colours-in-page.ts';
import { expect } from './test.ts';

/** What depends on the theme; everything else is looked at once. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** What depends on the width: the document itself is the same on a phone and on a desktop. */
const rulesOfLayout = ['target-size', 'scrollable-region-focusable', 'region', 'bypass', 'heading-order'];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Both themes, with every block that is revealed on scrolling already there. `layout` is the same page at another width:
 * colours that stood together there already are not weighed again, which is most of the work.
 */
export async function expectAccessible(
  page: Page,
  what: 'everything' | 'layout' = 'everything',
  except: string[] = [],
): Promise<void> {
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  const only = (names: string[]): RunOptions => ({
    runOnly: { type: 'rule', values: names.filter((name) => !except.includes(name)) },
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours on their way from one theme to the other have the contrast of neither.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const found: string[] = [];
    if (what === 'everything') {
      const whole: RunOptions = { runOnly: { type: 'tag', values: standards }, rules };
      found.push(...(await violations(page, colorScheme === 'light' ? whole : only(rulesOfColour))));
      await page.evaluate(rememberColours, colorScheme);
    } else {
      if (colorScheme === 'light') found.push(...(await violations(page, only(rulesOfLayout))));
      if ((await page.evaluate(markNewColours, colorScheme)) > 0)
        found.push(...(await violations(page, only(rulesOfColour), '[data-new-colours]')));
    }
    expect(found, colorScheme).toEqual([]);
  }
}

/**
 * axe's own runner, put into the page once: the usual wrapper puts it in at every look, describes everything that is in
 * order as well, and gathers the answer in a page of its own, which together take longer than the looking.
 */
async function violations(page: Page, options: RunOptions, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([chosen, place]) => {
      const { run } = (window as unknown as { axe: { run: typeof axe.run } }).axe;
      const results = await run(place ?? document, { ...chosen, resultTypes: ['violations'], preload: false });
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [options, within] as const,
  );
}
