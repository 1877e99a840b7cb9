/** Moves the focus without moving the page, so that a screen reader starts reading at the right place. */
export function focusQuietly(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** To the heading of a new page, unless the page has given the focus to its field itself. */
export function focusHeading(): void {
  if (document.activeElement?.matches('main input')) return;
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) focusQuietly(heading);
}

/** A link as it can be found again when the page is rendered anew: the n-th one to an address. */
export interface LinkPlace {
  href: string;
  nth: number;
}

export function focusedLink(): LinkPlace | undefined {
  const link = document.activeElement;
  const href = link instanceof HTMLAnchorElement ? link.getAttribute('href') : null;
  return href === null ? undefined : { href, nth: linksTo(href).indexOf(link as HTMLAnchorElement) };
}

/** On Back a keyboard user goes on from the link he left by. */
export function focusLink(place: LinkPlace | undefined): boolean {
  const link = place && linksTo(place.href)[place.nth];
  if (!link) return false;
  focusQuietly(link);
  return document.activeElement === link;
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
}
