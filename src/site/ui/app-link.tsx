import { type AnyRouter, Link, useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { classifyUrl } from '../../contract/safe-url.ts';
import { readablePath } from '../../contract/unreadable-path.ts';
import { navigateTo } from '../navigation/navigate-to.ts';

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** As the content gives it: `/daily/omega-3`, `/articles?page=2#top`, `?page=2`, `#id`, `tel:…`, `https://…`. */
  href: string;
  /** Marks the link as current on the pages below it too (menus), not only on its own page. */
  currentWithin?: boolean;
}

/** What the server answers itself, past the router. */
const serverPaths = /^\/(api|assets|media|share)\//;
const isRoute = (href: string) => /^[/?](?!\/)/.test(href) && !serverPaths.test(href);

/** The only place that knows how addresses from the content become links of the router. */
export function AppLink({ href, currentWithin = false, ...rest }: AppLinkProps) {
  const router = useRouter();
  if (isRoute(href)) {
    return (
      <Link
        {...(routerTarget(router, href) as { to: '.' })}
        activeProps={{}}
        activeOptions={{ exact: !currentWithin, includeSearch: !currentWithin, explicitUndefined: true }}
        {...rest}
      />
    );
  }
  const kind = classifyUrl(href);
  // An address that would run code is no link at all; its words stay.
  if (kind === 'dangerous') return <a {...rest} />;
  if (kind === 'external') return <a href={href} target="_blank" rel="noopener" {...rest} />;
  return <a href={href} {...rest} />;
}

/** Goes to an address of the site from code (a form that was sent, a select that changed). Done when it is shown. */
export function useGoTo(): (href: string, options?: { replace?: boolean }) => Promise<void> {
  const router = useRouter();
  return (href, options) => navigateTo(router, href, options);
}

function routerTarget(router: AnyRouter, href: string) {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  return {
    to: readablePath(path) || '.',
    // The router's own reading, so that writing the address again gives the same characters.
    search: query ? router.options.parseSearch(query) : {},
    ...(hash && { hash: decoded(hash) }),
  };
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
