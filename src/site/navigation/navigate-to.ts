import type { AnyRouter } from '@tanstack/react-router';
import { classifyUrl } from '../../contract/safe-url.ts';
import { readablePath } from '../../contract/unreadable-path.ts';

export interface NavigateOptions {
  /** Says that leaving the site is meant. */
  external?: boolean;
  replace?: boolean;
}

/** Specification, section 8: such a navigation is an error, never an attempt. */
export class NavigationError extends Error {
  readonly url: string;

  constructor(reason: string, url: string) {
    super(`${reason}: ${url}`);
    this.name = 'NavigationError';
    this.url = url;
  }
}

/** Throws unless the URL may be followed. A dangerous one may not, whatever was permitted. */
export function checkNavigation(url: string, options: NavigateOptions = {}, origin?: string): void {
  const kind = classifyUrl(url, origin);
  if (kind === 'dangerous') throw new NavigationError('navigation to a dangerous URL', url);
  if (kind !== 'internal' && !options.external) {
    throw new NavigationError('navigation to an external URL without permission', url);
  }
}

/** The one way to go somewhere from code. */
export function navigateTo(router: AnyRouter, url: string, options: NavigateOptions = {}): Promise<void> {
  const { origin, href } = window.location;
  checkNavigation(url, options, origin);
  const target = new URL(url, href);
  if (target.origin === origin && classifyUrl(url, origin) === 'internal') {
    return router.navigate({
      href: readablePath(target.pathname) + target.search + target.hash,
      replace: options.replace,
    });
  }
  if (options.replace) window.location.replace(target);
  else window.location.assign(target);
  return Promise.resolve();
}
