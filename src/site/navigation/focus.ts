/** Moves the focus without moving the page, so that a screen reader starts reading at the right place. */
export function focusQuietly(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) focusQuietly(heading);
}

/** The address of the focused link: the way to find it again when the page is rendered anew. */
export function focusedHref(): string | undefined {
  return document.activeElement instanceof HTMLAnchorElement
    ? (document.activeElement.getAttribute('href') ?? undefined)
    : undefined;
}

/** On Back a keyboard user goes on from the link he left by. */
export function focusLink(href: string | undefined): boolean {
  const link = href && [...document.links].find((candidate) => candidate.getAttribute('href') === href);
  if (!(link instanceof HTMLElement)) return false;
  focusQuietly(link);
  return true;
}
