import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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
    const axe = new AxeBuilder({ page });
    const rules = (colorScheme === 'dark' ? rulesOfColour : rulesOfLayout).filter((rule) => !except.includes(rule));
    const isWhole = colorScheme === 'light' && what === 'everything';
    const { violations } = await (isWhole
      ? axe.withTags(standards).disableRules(except)
      : axe.withRules(rules)
    ).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
    expect(found, colorScheme).toEqual([]);
  }
}
