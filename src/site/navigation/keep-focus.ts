import { focusQuietly } from './focus.ts';

const stops = 'main :is(a[href], button, input, select, textarea, summary):not(:disabled)';

/** Keeps the focus in sight, and on the page. */
export function keepFocus(): void {
  keepInView();
  keepOnPage();
}

/** By itself a browser leaves alone what is partly seen, however little of it, or covered by what the focus has opened. */
function keepInView(): void {
  window.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab')
      document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });
}

/**
 * A control that goes with what it did, like the mark of a filter, leaves the focus to the next one of the page; a control
 * beside the page, like the button of a message, to what had the focus before. Without this it would be nowhere.
 */
function keepOnPage(): void {
  let focused: Element | undefined;
  let heirs: (Element | undefined)[] = [];
  const remember = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    const all = [...document.querySelectorAll(stops)];
    const place = all.indexOf(target);
    heirs = place >= 0 ? [...all.slice(place + 1), ...all.slice(0, place).reverse()] : [focused, ...heirs.slice(0, 9)];
    focused = target;
  };
  remember(document.activeElement);
  window.addEventListener('focusin', ({ target }) => remember(target));
  new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    focused = undefined;
    const heir = heirs.find((other) => other?.isConnected && other.checkVisibility());
    if (heir instanceof HTMLElement) focusQuietly(heir);
  }).observe(document.body, { childList: true, subtree: true });
}
