import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** What can be computed of a bad look; the rest is for eyes. */
export async function lookFaults(page: Page): Promise<string[]> {
  const { faults, onPictures } = await page.evaluate(readPage);
  return [...faults, ...(await wordsOnBusyPictures(page, onPictures))];
}

interface WordsOnPicture {
  text: string;
  clip: { x: number; y: number; width: number; height: number };
}

/** How much the brightness may vary under words: a soft shadow does not reach it, the edge of a jar does. */
const mostVariation = 26;

async function wordsOnBusyPictures(page: Page, found: WordsOnPicture[]): Promise<string[]> {
  if (found.length === 0) return [];
  const unseen = await page.addStyleTag({ content: '* { color: transparent !important; fill: none !important }' });
  const faults: string[] = [];
  for (const { text, clip } of found) {
    const { channels } = await sharp(await page.screenshot({ clip, fullPage: true }))
      .greyscale()
      .stats();
    const variation = channels[0]?.stdev ?? 0;
    if (variation > mostVariation)
      faults.push(`«${text}» lies on a busy part of a picture (${variation.toFixed(0)} > ${mostVariation})`);
  }
  await unseen.evaluate((style) => (style as Element).remove());
  return faults;
}

/** Runs in the page, so it knows nothing of this file. */
function readPage(): { faults: string[]; onPictures: WordsOnPicture[] } {
  const faults: string[] = [];
  const onPictures: WordsOnPicture[] = [];
  const root = document.documentElement;
  /** Italics lean out of their lines. */
  const slack = 8;
  // The main part cuts off what bleeds into the share of the scrollbar, and with it whatever else is too wide.
  const main = document.getElementById('main');
  main?.style.setProperty('overflow-x', 'visible');
  if (root.scrollWidth > root.clientWidth)
    faults.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
  main?.style.removeProperty('overflow-x');

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const excerpt = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 60);

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!isShown(element)) continue;
    const style = getComputedStyle(element);
    const hides = /hidden|clip/.test(style.overflowX + style.overflowY);
    // A clamped text ends in «…»; something that only reads out loud is one pixel large.
    if (!hides || style.webkitLineClamp !== 'none' || style.clipPath !== 'none' || element.id === 'main') continue;
    const box = element.getBoundingClientRect();
    for (const node of textsIn(element)) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = [...range.getClientRects()].some(
        ({ left, right, bottom, width }) =>
          width > 0 &&
          ((/hidden|clip/.test(style.overflowX) && (right > box.right + 1 || left < box.left - 1)) ||
            (/hidden|clip/.test(style.overflowY) && bottom > box.bottom + 3)),
      );
      if (cut && !isInScroller(node, element)) faults.push(`cut off: «${excerpt(node.data)}»`);
    }
  }

  for (const node of textsIn(document.body)) {
    const parent = node.parentElement;
    if (!parent || parent.closest('[lang="en"], code, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = withoutHidden(range.getBoundingClientRect(), parent);
    if (box.height > Number.parseFloat(getComputedStyle(parent).fontSize) * 1.9)
      for (const word of node.data.matchAll(/[\p{L}\d]{3,}/gu))
        if (isBroken(node, word)) faults.push(`broken: «${word[0]}»`);
    for (const whole of node.data.matchAll(
      /\d–\d|\d{3}-\d\d-\d\d|\p{L}-(?:то|либо|нибудь|таки|ка)(?!\p{L})|(?<!\p{L})[LD]-\p{L}/gu,
    ))
      if (linesOf(node, whole) > 1) faults.push(`parted: «${whole[0]}»`);
    const picture = pictureUnder(parent, box);
    if (picture) {
      onPictures.push({
        text: excerpt(node.data),
        clip: { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height },
      });
    }
  }
  faults.push(...wordsOnWords());
  return { faults: [...new Set(faults)], onPictures };

  /** Lines of text that lie on each other. What sticks or floats may pass over others. */
  function wordsOnWords(): string[] {
    const lines = textsIn(document.body)
      .filter(({ parentElement }) => !floats(parentElement))
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter((box) => isSeen(box, node)).map((box) => ({ box, node }));
      })
      .sort((a, b) => a.box.top - b.box.top);
    return lines.flatMap(({ box, node }, index) => {
      const found: string[] = [];
      for (const other of lines.slice(index + 1)) {
        // Large lines have little leading: the room above and below their letters is shared.
        if (other.box.top > box.bottom - Math.max(slack, box.height / 4)) break;
        const shared = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        if (shared > slack && other.node !== node && other.box.bottom - box.top > slack)
          found.push(`«${excerpt(other.node.data)}» lies on «${excerpt(node.data)}»`);
      }
      return found;
    });
  }

  function floats(element: Element | null): boolean {
    for (let up = element; up; up = up.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(up).position)) return true;
    return false;
  }

  function isSeen(box: DOMRect, node: Text): boolean {
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const own = up.getBoundingClientRect();
      if (box.bottom > own.bottom + slack || box.right > own.right + slack || box.left < own.left - slack) return false;
    }
    return box.width > 0;
  }

  /** Lines that a clamp hides below its «…» lie on nothing. */
  function withoutHidden(box: DOMRect, parent: Element): DOMRect {
    const clamped = parent.closest('[class*="line-clamp"]');
    const bottom = Math.min(box.bottom, clamped?.getBoundingClientRect().bottom ?? box.bottom);
    return new DOMRect(box.x, box.y, box.width, bottom - box.y);
  }

  function textsIn(element: Element): Text[] {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      if (/[\p{L}\d]/u.test(text.data) && text.parentElement && isShown(text.parentElement)) texts.push(text);
    }
    return texts.filter(({ parentElement }) => !parentElement?.closest('noscript, script, style, .sr-only, select'));
  }

  function isInScroller(node: Text, within: Element): boolean {
    for (let up = node.parentElement; up && up !== within; up = up.parentElement) {
      const { overflowX, webkitLineClamp, clipPath } = getComputedStyle(up);
      if (/auto|scroll/.test(overflowX) || webkitLineClamp !== 'none' || clipPath !== 'none') return true;
    }
    return false;
  }

  /** On two lines, and on one when words may not be broken in an emergency: a hyphenated word stays on two. */
  function isBroken(node: Text, word: RegExpMatchArray): boolean {
    const { parentElement } = node;
    if (linesOf(node, word) < 2 || !parentElement) return false;
    const before = parentElement.style.cssText;
    parentElement.style.overflowWrap = 'normal';
    parentElement.style.wordBreak = 'normal';
    const wasEmergency = linesOf(node, word) < 2;
    parentElement.style.cssText = before;
    return wasEmergency;
  }

  function linesOf(node: Text, { 0: found, index = 0 }: RegExpMatchArray): number {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + found.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }

  /** The picture that shows through behind words: nothing opaque lies between. */
  function pictureUnder(element: Element, box: DOMRect): Element | undefined {
    for (const picture of document.querySelectorAll('main img')) {
      const own = picture.getBoundingClientRect();
      const isBeside =
        own.right <= box.left + 2 ||
        own.left >= box.right - 2 ||
        own.bottom <= box.top + 2 ||
        own.top >= box.bottom - 2;
      if (isBeside || !isShown(picture)) continue;
      let isCovered = false;
      for (let up: Element | null = element; up && !up.contains(picture); up = up.parentElement) {
        const { backgroundColor } = getComputedStyle(up);
        const veiled = getComputedStyle(up, '::before').backgroundImage !== 'none';
        if (veiled || !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) isCovered = true;
      }
      if (!isCovered) return picture;
    }
    return undefined;
  }
}
