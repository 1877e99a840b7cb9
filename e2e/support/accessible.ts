import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './test.ts';

/** What depends on the theme; everything else is looked at once. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** What depends on the width as well: the document itself is the same on a phone and on a desktop. */
const rulesOfLayout = [
  ...rulesOfColour,
  'target-size',
  'scrollable-region-focusable',
  'region',
  'bypass',
  'heading-order',
];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both themes, with every block that is revealed on scrolling already there. */
export async function expectAccessible(
  page: Page,
  what: 'everything' | 'layout' = 'everything',
  except: string[] = [],
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours on their way from one theme to the other have the contrast of neither.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const rules = (colorScheme === 'dark' ? rulesOfColour : rulesOfLayout).filter((rule) => !except.includes(rule));
    const isWhole = colorScheme === 'light' && what === 'everything';
    const found = await violations(page, {
      runOnly: isWhole ? { type: 'tag', values: standards } : { type: 'rule', values: rules },
      rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    });
    expect(found, colorScheme).toEqual([]);
  }
}

/**
 * axe's own runner, put into the page once: the usual wrapper puts it in at every look, describes everything that is in
 * order as well, and gathers the answer in a page of its own, which together take longer than the looking.
 */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (chosen) => {
    const { run } = (window as unknown as { axe: { run: typeof axe.run } }).axe;
    const results = await run(document, { ...chosen, resultTypes: ['violations'], preload: false });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, options);
}
