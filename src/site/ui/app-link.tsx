import { useRouter } from '@tanstack/react-router';
import { type ComponentPropsWithRef, use } from 'react';
import { classifyUrl } from '../../contract/safe-url.ts';
import { CurrentAddress, isCurrent } from '../navigation/current-address.ts';
import { navigateTo } from '../navigation/navigate-to.ts';

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** As the content gives it: `/daily/omega-3`, `/articles?page=2#top`, `?page=2`, `#id`, `tel:…`, `https://…`. */
  href: string;
  /** Marks the link as current on the pages below it too (menus), not only on its own page. */
  currentWithin?: boolean;
}

const isPath = (href: string) => /^\/(?!\/)/.test(href);

/** A link of the content. Clicks inside the site are handled by `navigation/links.ts`. */
export function AppLink({ href, currentWithin = false, ...rest }: AppLinkProps) {
  const current = use(CurrentAddress);
  if (isPath(href)) {
    const here = isCurrent(href, current, currentWithin) ? 'page' : undefined;
    return <a href={href} aria-current={here} {...rest} />;
  }
  const kind = classifyUrl(href);
  // A URL that would run code gets no `href`; the text stays.
  if (kind === 'dangerous') return <a {...rest} />;
  if (kind === 'external') return <a href={href} target="_blank" rel="noopener" {...rest} />;
  return <a href={href} {...rest} />;
}

/** Navigates from code: a form that was sent, a select that changed. Resolves when the page is shown. */
export function useGoTo(): (href: string, options?: { replace?: boolean }) => Promise<void> {
  const router = useRouter();
  return (href, options) => navigateTo(router, href, options);
}
