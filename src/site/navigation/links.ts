import type { AnyRouter } from '@tanstack/react-router';
import { classifyUrl } from '../../contract/safe-url.ts';
import { readablePath } from '../../contract/unreadable-path.ts';
import { checkNavigation, navigateTo } from './navigate-to.ts';

/** A pointer on its way across a link asks for nothing. */
const preloadDelayMs = 50;

/** What the server answers itself, past the router. */
const serverPaths = /^\/(?:api|assets|media|share)\//;

/**
 * All links of the site are plain elements, those of components as much as those inside the content's HTML: one
 * listener gives them the way without a page load, the guard, and the page in advance. The framework's link does the
 * same for each by itself, which is most of what bringing a page of a hundred links to life would cost.
 */
export function startLinks(router: AnyRouter): void {
  // React listens on the document; whatever its components handled is marked by the time the window hears it.
  window.addEventListener('click', (event) => follow(router, event));
  startPreloading(router);
}

function follow(router: AnyRouter, event: MouseEvent): void {
  if (event.defaultPrevented) return;
  const link = linkOf(event);
  const href = link?.getAttribute('href');
  if (!link || href === null || href === undefined) return;

  if (classifyUrl(href, window.location.origin) === 'dangerous') {
    event.preventDefault();
    // Throws, as every navigation to such an address does; the page itself stays as it is.
    checkNavigation(href);
  }
  const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlainClick || !leadsToPage(link, href)) return;
  event.preventDefault();
  void navigateTo(router, href);
}

/** A link that is pointed at, touched or focused has its page read in advance. */
function startPreloading(router: AnyRouter): void {
  let pointed: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const point = (event: Event, delayMs: number) => {
    const link = linkOf(event);
    if (link === pointed) return;
    clearTimeout(timer);
    pointed = link;
    const href = link?.getAttribute('href');
    // A place on the page that is shown needs no reading.
    if (!link || !href || href.startsWith('#') || !leadsToPage(link, href)) return;
    timer = setTimeout(() => preload(router, link), delayMs);
  };
  window.addEventListener('mouseover', (event) => point(event, preloadDelayMs), { passive: true });
  window.addEventListener('focusin', (event) => point(event, preloadDelayMs));
  window.addEventListener('touchstart', (event) => point(event, 0), { passive: true });
  // Whoever follows it reads the page anyway.
  window.addEventListener('click', () => clearTimeout(timer));
}

function preload(router: AnyRouter, link: HTMLAnchorElement): void {
  // Whoever saves data has asked for nothing yet.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  // What cannot be had now is asked for again, and complained of, when the link is followed.
  void router.preloadRoute({ href: readablePath(link.pathname) + link.search } as never).catch(() => {});
}

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

function leadsToPage(link: HTMLAnchorElement, href: string): boolean {
  const staysHere = (!link.target || link.target === '_self') && !link.hasAttribute('download');
  return staysHere && classifyUrl(href, window.location.origin) === 'internal' && !serverPaths.test(link.pathname);
}
