import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Stop {
  /** In the document as it is laid out; then in the picture of it. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The length of a line around it; words that run over a line's end have a line around each part. */
  around: number;
  what: string;
  /** What decides how it is drawn: the element and all it stands in, by their names, classes and accents. */
  kind: string;
}

/** Of every page this process has looked at: what is built alike shows its outline alike. */
const knownKinds = new Set<string>();

/** How far outside of a stop its outline may lie. */
const reach = 6;
/** Of a longer page only so much: what comes then is more of a long list. */
const tallest = 12_000;
/** By how much a colour has to change to be seen: a third of the way from black to white, over three channels. */
const visibleChange = 120;

/**
 * Whatever the Tab key stops at and can be seen, marked with its number: of a row that scrolls sideways what is in view,
 * the rest being of the same kind. Runs in the page.
 */
function markStops({ within, known }: { within: string; known: string[] }): { stops: Stop[]; seen: number } {
  const kinds = new Set(known);
  let seen = 0;
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
  const stops: Stop[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(`${within} :is(${focusable})`)) {
    // A link that covers its card has its outline around that.
    const isCover = getComputedStyle(element, '::after').position === 'absolute';
    const outlined = (isCover && element.offsetParent) || element;
    const { x, y, width, height } = outlined.getBoundingClientRect();
    const isStop =
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true });
    // The link to the content comes into the window with the focus, which has a test of its own.
    const isSeen = y + height > 0 && y + height < window.innerHeight && isInView(element, x, x + width);
    if (!isStop || width === 0 || height === 0 || !isSeen) continue;
    seen += 1;
    const kind = kindOf(element);
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    element.dataset.stop = String(stops.length);
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const what = `${element.localName} «${words.trim().replace(/\s+/g, ' ').slice(0, 60)}»`;
    // A slider has its outline around the thumb, which is a square as high as the slider.
    const around = element.matches('[type="range"]')
      ? 4 * height
      : [...outlined.getClientRects()].reduce((sum, part) => sum + 2 * (part.width + part.height), 0);
    stops.push({ x: x + window.scrollX, y: y + window.scrollY, width, height, around, what, kind });
  }
  return { stops, seen };
}

/**
 * Goes through the stops of a page, and tells which of them are not seen: around those less changes than a line of one pixel
 * when they have the focus, in one of the themes. Of a kind one is looked at, and stops that lie apart get their focus at once,
 * so that a page takes a few pictures and not two for each.
 */
export async function shownOutlines(page: Page, within: string): Promise<{ seen: number; hidden: string[] }> {
  // The whole page is the window: a picture of it needs no other layout. A page that grows with its window does so once.
  for (let last = 0; last !== page.viewportSize()?.height; ) {
    last = page.viewportSize()?.height ?? 0;
    const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight));
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height });
  }
  const { stops: inPage, seen } = await page.evaluate(markStops, { within, known: [...knownKinds] });
  if (inPage.length === 0) return { seen, hidden: [] };
  // Of a long page only the part where they stand.
  const top = Math.max(0, Math.floor(Math.min(...inPage.map(({ y }) => y)) - reach));
  const bottom = Math.max(...inPage.map(({ y, height }) => y + height)) + reach;
  const clip = { x: 0, y: top, width: page.viewportSize()?.width ?? 1280, height: Math.ceil(bottom - top), scale: 1 };
  const stops = inPage.map((stop) => ({ ...stop, y: stop.y - top }));
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-stop]' });
  const picture = async (): Promise<Pixels> => {
    const { data } = await client.send('Page.captureScreenshot', { format: 'jpeg', quality: 85, clip });
    const raw = sharp(Buffer.from(data, 'base64')).removeAlpha().raw();
    const { data: pixels, info } = await raw.toBuffer({ resolveWithObject: true });
    return { pixels, width: info.width, height: info.height };
  };
  const groups = apart(stops);
  const hidden: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const before = await picture();
    for (const group of groups) {
      const force = (forcedPseudoClasses: string[]) =>
        Promise.all(
          group.map(({ index }) =>
            client.send('CSS.forcePseudoState', { nodeId: nodeIds[index] ?? 0, forcedPseudoClasses }),
          ),
        );
      await force(['focus', 'focus-visible']);
      const after = await picture();
      await force([]);
      for (const { stop } of group) {
        const shown = changeAround(stop, before, after);
        if (shown < 1) hidden.push(`${stop.what}, ${colorScheme}: ${shown.toFixed(2)}`);
      }
    }
  }
  if (hidden.length === 0) for (const { kind } of stops) knownKinds.add(kind);
  await client.detach();
  return { seen, hidden };
}

/** Stops with their numbers, in groups within which no outline touches another stop. */
function apart(stops: readonly Stop[]): { stop: Stop; index: number }[][] {
  const groups: { stop: Stop; index: number }[][] = [];
  for (const [index, stop] of stops.entries()) {
    const free = groups.find((group) => group.every((other) => !touch(stop, other.stop)));
    if (free) free.push({ stop, index });
    else groups.push([{ stop, index }]);
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
  pixels: Buffer;
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
        change += Math.abs((before.pixels[at + channel] ?? 0) - (after.pixels[at + channel] ?? 0));
      if (change > visibleChange) changed += 1;
    }
  }
  return changed / stop.around;
}
