import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { onPhone } from '../../../fixtures/browser/look.ts';
import { visit } from '../../../fixtures/browser/visit.tsx';

/** Whoever goes through a page with the Tab key never loses it: no stop is out of the window, or behind what stays in it. */

const pages = [
  '/daily',
  '/daily/omega-3',
  '/products-filters',
  '/components',
  '/components?with=zhelezo',
  '/sovmestimost',
  '/slovar',
  '/normy',
  '/moya-polka?s=1;f34;daily/omega-3,daily/zhelezo-c',
];

it.each(pages.flatMap((path) => [[path, 1280, 800] as const, [path, 390, 844] as const]))(
  'every stop of %s is in sight at %i px, there and back',
  async (path, width, height) => {
    await onPhone(width, height);
    await visit(path);
    // The browser shows the focus to whoever used the keyboard last.
    await userEvent.keyboard('{Tab}');
    const stops = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, summary)')];
    const shown = stops.filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }));
    expect(shown.length).toBeGreaterThan(5);
    const faults: string[] = [];
    for (const stop of [...shown, ...shown.toReversed()]) {
      // As the key does, hundreds of times as fast.
      stop.focus();
      await Promise.resolve();
      stop.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
      if (document.activeElement === stop && !isSeen(stop)) faults.push(stop.textContent || stop.outerHTML);
    }
    expect(faults).toEqual([]);
  },
);

/** Its beginning is in the window, with nothing over it that does not belong to it. */
function isSeen(stop: Element): boolean {
  const [line] = stop.getClientRects();
  if (!line) return false;
  const { left, top, right, bottom } = line;
  if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight) return false;
  const middle = Math.min(Math.max(top, 0) + 12, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
  const over = document.elementsFromPoint(Math.min(Math.max(left, 0) + 12, (left + right) / 2), middle);
  const [uppermost] = over;
  return uppermost !== undefined && (stop.contains(uppermost) || uppermost.contains(stop) || isLabel(stop, uppermost));
}

const isLabel = (stop: Element, shown: Element): boolean =>
  stop instanceof HTMLInputElement && [...(stop.labels ?? [])].some((label) => label.contains(shown));
