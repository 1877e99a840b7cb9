import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { nextFrames } from './test.ts';

interface Stop {
  /** In the window. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The length of a line around it; words that run over a line's end have a line around each part. */
  around: number;
  what: string;
  kind: string;
}

/** How far outside of a stop its outline may lie. */
const reach = 6;
/** By how much a colour has to change to be seen: a third of the way from black to white, over three channels. */
const visibleChange = 120;
const schemes = ['light', 'dark'] as const;

/** Of every page this process has looked at: what is built alike shows its outline alike. */
const knownKinds = new Set<string>();

/**
 * Marks whatever the Tab key stops at and can be seen, one of each kind that is not known: of a row that scrolls sideways
 * what is in view. Tells how many there are of all kinds. Runs in the page.
 */
function markStops({ within, known }: { within: string; known: string[] }): number {
  const kinds = new Set(known);
  /** What decides how an outline is drawn: the element and all it stands in, by their names, classes and accents. */
  const kindOf = (element: Element | null): string =>
    element
      ? `${element.localName}.${element.className} ${element.getAttribute('data-accent')} < ${kindOf(element.parentElement)}`
      : '';
  const isInView = (element: Element, left: number, right: number): boolean => {
    const parent = element.parentElement;
    if (!parent) return left >= 0 && right <= window.innerWidth;
    const cuts = getComputedStyle(parent).overflowX !== 'visible';
    const own = parent.getBoundingClientRect();
    return (!cuts || (left >= own.left && right <= own.right)) && isInView(parent, left, right);
  };
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], audio[controls], video[controls]';
  let seen = 0;
  for (const element of document.querySelectorAll<HTMLElement>(`${within} :is(${focusable})`)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isStop =
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true });
    // The link to the content comes into the window with the focus, which has a test of its own.
    if (!isStop || width === 0 || height === 0 || y + height <= 0 || !isInView(element, x, x + width)) continue;
    seen += 1;
    const kind = kindOf(element);
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    element.dataset.stop = kind;
  }
  return seen;
}

/** Goes on to the next marked stop, and marks those as shown that are in the window with it. Runs in the page. */
function showNextStops(): Stop[] {
  for (const shown of document.querySelectorAll<HTMLElement>('[data-shown]')) delete shown.dataset.shown;
  const left = [...document.querySelectorAll<HTMLElement>('[data-stop]')];
  // The middle of the window, where nothing that stays in place covers it.
  left[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const free = { top: window.scrollY === 0 ? 0 : 120, bottom: window.innerHeight - 20 };
  return left.flatMap((element): Stop[] => {
    // A link that covers its card has its outline around that.
    const isCover = getComputedStyle(element, '::after').position === 'absolute';
    const outlined = (isCover && element.offsetParent) || element;
    const { x, y, width, height } = outlined.getBoundingClientRect();
    const isFree = y >= free.top && y + height <= free.bottom;
    if (element !== left[0] && !isFree) return [];
    const { stop: kind = '' } = element.dataset;
    delete element.dataset.stop;
    element.dataset.shown = '';
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const what = `${element.localName} «${words.trim().replace(/\s+/g, ' ').slice(0, 60)}»`;
    const around = [...outlined.getClientRects()].reduce((sum, part) => sum + 2 * (part.width + part.height), 0);
    return [{ x, y, width, height, around, what, kind }];
  });
}

/**
 * Goes through the stops of a page, and tells which of them are not seen: around those less changes than a line of one pixel
 * when they have the focus, in one of the themes. Of a kind one is looked at, and those that lie apart get their focus at once.
 */
export async function hiddenStops(page: Page, within: string): Promise<{ seen: number; hidden: string[] }> {
  const seen = await page.evaluate(markStops, { within, known: [...knownKinds] });
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const hidden: string[] = [];
  for (;;) {
    const stops = await page.evaluate(showNextStops);
    if (stops.length === 0) break;
    // What came into the window on the way changes nothing any more.
    await nextFrames(page);
    await page.waitForFunction(() => !document.querySelector('img[data-state=loading]'));
    const shown = await shownOutlines(page, client, stops);
    for (const [index, { what, kind }] of stops.entries()) {
      const least = shown[index] ?? 0;
      if (least < 1) hidden.push(`${what} ${least.toFixed(2)}`);
      else knownKinds.add(kind);
    }
  }
  await client.detach();
  return { seen, hidden };
}

/** Of each stop, how much of a line around it changes when it has the focus, in the theme that shows it less. */
async function shownOutlines(page: Page, client: CDPSession, stops: readonly Stop[]): Promise<number[]> {
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-shown]' });
  const force = (group: number[], forcedPseudoClasses: string[]) =>
    Promise.all(
      group.map((index) => client.send('CSS.forcePseudoState', { nodeId: nodeIds[index] ?? 0, forcedPseudoClasses })),
    );
  const shown = stops.map(() => Number.POSITIVE_INFINITY);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const before = await picture(page);
    for (const group of apart(stops)) {
      await force(group, ['focus', 'focus-visible']);
      const after = await picture(page);
      await force(group, []);
      for (const index of group)
        shown[index] = Math.min(shown[index] ?? 0, changeAround(stops[index] as Stop, before, after));
    }
  }
  return shown;
}

async function picture(page: Page): Promise<Pixels> {
  const seen = await page.screenshot({ type: 'jpeg', quality: 85 });
  const { data, info } = await sharp(seen).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Numbers of stops, in groups within which no outline touches another stop. */
function apart(stops: readonly Stop[]): number[][] {
  const groups: number[][] = [];
  for (const [index, stop] of stops.entries()) {
    const free = groups.find((group) => group.every((other) => !touch(stop, stops[other] ?? stop)));
    if (free) free.push(index);
    else groups.push([index]);
  }
  return groups;
}

function touch(a: Stop, b: Stop): boolean {
  const gap = 2 * reach;
  return (
    a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap
  );
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

function changeAround(stop: Stop, before: Pixels, after: Pixels): number {
  let changed = 0;
  const [left, top] = [Math.max(0, Math.floor(stop.x - reach)), Math.max(0, Math.floor(stop.y - reach))];
  const right = Math.min(before.width, Math.ceil(stop.x + stop.width + reach));
  const bottom = Math.min(before.height, after.height, Math.ceil(stop.y + stop.height + reach));
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * before.width + x) * 3;
      let change = 0;
      for (let channel = 0; channel < 3; channel += 1)
        change += Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0));
      if (change > visibleChange) changed += 1;
    }
  }
  return changed / stop.around;
}
