import type { FromPage, ToPage } from '../preview-protocol.ts';
import { gapWords, markDigits, markLength, markStart } from '../preview-protocol.ts';
import { windowHeader, windowKey } from '../protocol.ts';
import { dress } from './dress.ts';

/**
 * Runs in the page of the preview, which has an origin of its own: whatever content makes a page do, it cannot reach the
 * studio. It tells the studio what it is asked for, and nobody else.
 */
const script = document.currentScript ?? document.querySelector('script[data-studio]');
const studio = script?.getAttribute('data-studio') ?? '';
const levels = 4;
/** More fields than an editor would choose from: a whole part of the page. */
const most = 6;
const longest = 2_000;
const settlesWithinMs = 3_000;

let picks = false;
let theme: 'light' | 'dark' | undefined;
const tell = (message: FromPage) => window.parent.postMessage(message, studio);

// What a page reads later, after it was left for another one, too, is read from the text of the same window.
const asked = new URLSearchParams(location.search).get(windowKey);
if (asked) sessionStorage.setItem(windowKey, asked);
const own = asked ?? sessionStorage.getItem(windowKey);
const { fetch } = window;
if (own)
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin === location.origin) request.headers.set(windowHeader, own);
    return fetch(request);
  };

window.addEventListener('message', ({ origin, source, data }: MessageEvent<ToPage>) => {
  if (origin !== studio || source !== window.parent) return;
  if (data.studio === 'picks') picks = data.picks;
  else if (data.studio === 'scroll') keepScroll(data.top);
  else if (data.studio === 'theme') {
    theme = data.theme;
    dress(document, theme);
  }
});

document.addEventListener(
  'click',
  (event) => {
    if (!picks) return;
    event.preventDefault();
    event.stopPropagation();
    tell({ page: 'picked', ...madeOf(event.target as Element, event) });
  },
  { capture: true },
);

window.addEventListener('scroll', () => tell({ page: 'scrolled', path: location.pathname, top: window.scrollY }), {
  passive: true,
});

if (document.readyState === 'complete') begin();
else window.addEventListener('load', begin);

function begin(): void {
  // Style sheets that come later are dressed as well.
  if (theme) dress(document, theme);
  paintGaps();
  tell({ page: 'ready', path: location.pathname });
}

/** What is still to be written is seen at once; the page itself stays as it is. */
function paintGaps(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('::highlight(gap) { background: #ffe08a; color: #1d1d1f }');
  document.adoptedStyleSheets.push(sheet);
  const gaps = new Highlight();
  CSS.highlights.set('gap', gaps);
  const paint = () => {
    gaps.clear();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = (text.textContent ?? '').replaceAll('\u00a0', ' ');
      const at = words.indexOf(gapWords);
      if (at < 0) continue;
      const range = new Range();
      range.setStart(text, at);
      range.setEnd(text, words.length);
      gaps.add(range);
    }
  };
  paint();
  // What the page shows later, or puts in the place of what was there.
  let asked = 0;
  new MutationObserver(() => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(paint);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** The marks of what was clicked; a number that was computed has none, so what stands around it tells what it comes from. */
function madeOf(element: Element, { clientX, clientY }: MouseEvent): { marks: number[]; words: string } {
  const node = document.caretPositionFromPoint(clientX, clientY)?.offsetNode;
  const [exact] = node && element.contains(node) ? [...(node.textContent ?? '').matchAll(mark)] : [];
  if (exact) return { marks: [numberOf(exact[0])], words: (node?.textContent ?? '').replace(mark, '').trim() };
  const words = textOf(element).replace(mark, '').trim().slice(0, longest);
  let at: Element | null = element;
  for (let level = 0; at && level < levels; level++, at = at.parentElement) {
    const marks = [...new Set([...textOf(at).matchAll(mark)].map(([found]) => numberOf(found)))];
    if (marks.length > 0) return { marks: marks.length <= most ? marks : [], words };
  }
  return { marks: [], words };
}

const mark = new RegExp(
  `[\\u{${markStart.toString(16)}}-\\u{${(markStart + markDigits - 1).toString(16)}}]{${markLength}}`,
  'gu',
);

const numberOf = (found: string) =>
  [...found].reduce((sum, digit, index) => sum + ((digit.codePointAt(0) ?? 0) - markStart) * markDigits ** index, 0);

/** With what pictures are described by. */
function textOf(element: Element): string {
  const described = [element, ...element.querySelectorAll('[alt]')].map((one) => one.getAttribute('alt') ?? '');
  return [element.textContent ?? '', ...described].join(' ');
}

/**
 * The site puts a page that it opens to its top, once its scripts are there: the editor is to stay where he was, until
 * he moves by himself.
 */
function keepScroll(top: number): void {
  if (top < 1) return;
  const put = () => {
    if (window.scrollY < 1) window.scrollTo({ top, behavior: 'instant' });
  };
  put();
  const timer = setInterval(put, 50);
  const stop = () => clearInterval(timer);
  setTimeout(stop, settlesWithinMs);
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(event, stop, { once: true, passive: true });
}
