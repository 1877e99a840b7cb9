import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { markNewColours } from './colours-in-page.ts';
import { expect } from './test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What depends on the theme; everything else is looked at once. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** What depends on the width: the document itself is the same on a phone and on a desktop. */
const rulesOfLayout = ['target-size', 'scrollable-region-focusable', 'region', 'bypass', 'heading-order'];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Colours that stood together in a page that was in order, of every page this process has looked at. */
const weighedColours = { light: new Set<number>(), dark: new Set<number>() };

/**
 * Both themes, with every block that is revealed on scrolling already there. `layout` is the same page at another width.
 * Colours that were weighed before, in the same component, are not weighed again, which is most of the work.
 */
export async function expectAccessible(
  page: Page,
  what: 'everything' | 'layout' = 'everything',
  except: string[] = [],
): Promise<void> {
  const off = Object.fromEntries([...except, ...rulesOfColour].map((rule) => [rule, { enabled: false }]));
  const only = (names: string[]): RunOptions => ({
    runOnly: { type: 'rule', values: names.filter((name) => !except.includes(name)) },
  });
  const ofDocument: RunOptions =
    what === 'layout' ? only(rulesOfLayout) : { runOnly: { type: 'tag', values: standards }, rules: off };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours on their way from one theme to the other have the contrast of neither. What follows scrolling never ends.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
    );
    const found = colorScheme === 'light' ? await violations(page, ofDocument) : [];
    const weighed = weighedColours[colorScheme];
    const colours = await page.evaluate(markNewColours, [...weighed]);
    if (colours.length > 0) found.push(...(await violations(page, only(rulesOfColour), '[data-new-colours]')));
    expect(found, colorScheme).toEqual([]);
    for (const colour of colours) weighed.add(colour);
  }
}

/**
 * axe's own runner, put into the page once: the usual wrapper puts it in at every look, describes everything that is in
 * order as well, and gathers the answer in a page of its own, which together take longer than the looking.
 */
async function violations(page: Page, options: RunOptions, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
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
