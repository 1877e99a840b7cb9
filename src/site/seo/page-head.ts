import type { Seo } from '../../contract/common.ts';
import type { Frame } from '../api-client/read-frame.ts';

/** What a route's `head` gets from the router, as far as it matters here. */
interface HeadArgs {
  loaderData?: { seo: Seo } | undefined;
  match: { pathname: string };
  matches: readonly { loaderData?: unknown }[];
}

const shareImageSize = { width: '1200', height: '630' };

/** Head data of a page from its SEO fields. A page that failed to load describes itself as the error page. */
export function pageHead({ loaderData, match, matches }: HeadArgs) {
  const frame = matches[0]?.loaderData as Frame | undefined;
  const origin = frame?.settings.origin ?? '';
  const seo = loaderData?.seo ?? frame?.errorPage?.seo;
  const canonical = origin + match.pathname;
  if (!seo) return { meta: [{ title: 'VitimePro' }, { name: 'robots', content: 'noindex' }], links: [] };

  const robots = loaderData ? seo.robot_advanced : 'noindex';
  return {
    meta: [
      { title: seo.meta_title },
      { name: 'description', content: seo.meta_description },
      ...(robots ? [{ name: 'robots', content: robots }] : []),
      { property: 'og:type', content: seo.og_type },
      { property: 'og:title', content: seo.og_title },
      { property: 'og:description', content: seo.og_description },
      { property: 'og:url', content: canonical },
      { property: 'og:image', content: origin + seo.og_image },
      { property: 'og:image:width', content: shareImageSize.width },
      { property: 'og:image:height', content: shareImageSize.height },
      { property: 'og:locale', content: 'ru_RU' },
      { property: 'og:site_name', content: 'VitimePro' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: canonical }],
  };
}
