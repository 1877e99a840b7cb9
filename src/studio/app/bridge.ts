import type { FromPage, ToPage } from '../preview-messages.ts';
import { windowHeader, windowKey } from '../protocol.ts';
import { dress } from './dress.ts';

/**
 * Runs in the page of the preview, which has an origin of its own: whatever content makes a page do, it cannot reach the
 * studio. It tells the studio what it is asked for, and nobody else.
 */
const script = document.currentScript ?? document.querySelector('script[data-studio]');
const studio = script?.getAttribute('data-studio') ?? '';
const levels = 5;
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
    tell({ page: 'picked', words: wordsAround(event.target as Element) });
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
  tell({ page: 'ready', path: location.pathname });
}

function wordsAround(element: Element): string[] {
  const words: string[] = [];
  for (let at: Element | null = element; at && words.length < levels; at = at.parentElement)
    words.push((at.getAttribute('alt') ?? at.textContent ?? '').slice(0, longest));
  return words;
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
