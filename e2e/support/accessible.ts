import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { rulesOfColour, rulesOfLayout, rulesOfMarked, standards } from '../../fixtures/accessibility-rules.ts';
import { markNewColours } from '../../fixtures/colours-in-page.ts';
import { markDoubtfulLayout } from '../../fixtures/layout-in-page.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { expect, test } from './test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Colours that stood together in a page that was in order, of every page this process has looked at. */
const weighedColours = { light: new Set<number>(), dark: new Set<number>() };

interface Look {
  /** Only this part of the page, where the rest of it has tests of its own. */
  within?: string;
  except?: string[];
}

/**
 * Both themes, with every block that is revealed on scrolling already there. Colours that were weighed before, in the
 * same component, are not weighed again, which is most of the work. A test that runs at both widths looks at everything
 * on the desktop, and on the phone at what differs there.
 */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  if (test.info().project.name === 'phone') return expectAccessibleLayout(page, look);
  const { within = 'html', except = [] } = look;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const weighed = weighedColours[colorScheme];
    const { colours, rules: doubtful } = await page.evaluate(markNewColours, { within, known: [...weighed] });
    const ofColour = doubtful.filter((rule) => !except.includes(rule));
    if (colorScheme === 'light') {
      const looked = [...ofColour, ...(await page.evaluate(markDoubtfulLayout))];
      const idle = [...rulesOfColour, ...rulesOfLayout].filter((rule) => !looked.includes(rule));
      const rules = Object.fromEntries([...except, ...idle].map((rule) => [rule, { enabled: false }]));
      expect(await violations(page, within, { runOnly: { type: 'tag', values: standards }, rules }), 'light').toEqual(
        [],
      );
    } else {
      expect(await violationsOf(page, within, ofColour), 'dark').toEqual([]);
    }
    for (const colour of colours) weighed.add(colour);
  }
}

/** The same page at another width. */
export async function expectAccessibleLayout(page: Page, { within = 'html', except = [] }: Look = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const doubtful = (await page.evaluate(markDoubtfulLayout)).filter((rule) => !except.includes(rule));
  expect(await violationsOf(page, within, doubtful)).toEqual([]);
}

/** What works alike at every width, so that its test runs once, on the desktop, is on a phone only laid out otherwise. */
export async function expectAccessibleAtBothWidths(page: Page, look: Look = {}): Promise<void> {
  await expectAccessible(page, look);
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 412, height: 839 });
  await expectNoSidewaysScroll(page);
  await expectAccessibleLayout(page, look);
  if (wide) await page.setViewportSize(wide);
}

/**
 * axe's own runner, put into the page once: the usual wrapper puts it in at every look, describes everything that is in
 * order as well, and gathers the answer in a page of its own, which together take longer than the looking.
 */
async function putAxeInto(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axeSource);
  // A fault is named by its place; of everything that is looked at, the markup would be copied.
  await page.evaluate((rules) => {
    const { configure } = (window as unknown as { axe: { configure: typeof axe.configure } }).axe;
    configure({ noHtml: true, rules });
  }, rulesOfMarked);
}

/** Of these rules; where there are none, axe is not even put into the page. */
const violationsOf = async (page: Page, within: string, values: string[]): Promise<string[]> =>
  values.length > 0 ? violations(page, within, { runOnly: { type: 'rule', values } }) : [];

/** The footer is the same on every page, so that this process looks at it with the first one only. */
const footer = ['.site-footer'];
let isFooterInOrder = false;

async function violations(page: Page, within: string, options: RunOptions): Promise<string[]> {
  await putAxeInto(page);
  const place = { include: [within], exclude: within === 'html' && isFooterInOrder ? footer : [] };
  const found = await page.evaluate(
    async ([where, chosen]) => {
      const { run } = (window as unknown as { axe: { run: typeof axe.run } }).axe;
      const results = await run(where, {
        ...chosen,
        resultTypes: ['violations'],
        preload: false,
      });
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [place, options] as const,
  );
  isFooterInOrder ||= within === 'html' && found.length === 0;
  return found;
}
