import type { AnyRouter } from '@tanstack/react-router';
import { classifyUrl } from '../../contract/safe-url.ts';
import { checkNavigation, navigateTo } from './navigate-to.ts';

/** What the server answers itself, past the router. */
const serverPaths = /^\/(?:api|assets|media|share)\//;

/**
 * Links inside the content's HTML are plain elements. They get what links of the router have: no page load
 * inside the site, and the guard.
 */
export function startContentLinks(router: AnyRouter): void {
  // React listens on the document; whatever its links handled is marked by the time the window hears it.
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!link || href === null || href === undefined) return;

    const kind = classifyUrl(href, window.location.origin);
    if (kind === 'dangerous') {
      event.preventDefault();
      // Throws, as every navigation to such an address does; the page itself stays as it is.
      checkNavigation(href);
    }
    const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const staysHere = (!link.target || link.target === '_self') && !link.hasAttribute('download');
    if (kind !== 'internal' || !isPlainClick || !staysHere || serverPaths.test(link.pathname)) return;
    event.preventDefault();
    void navigateTo(router, href);
  });
}
