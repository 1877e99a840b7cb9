import { Asset, createRootRouteWithContext, HeadContent, Outlet, Scripts, useTags } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageDataElements, type RouterContext } from '../api-client/page-data.tsx';
import { type Frame, readFrame } from '../api-client/read-frame.ts';
import { FailedPageGate } from '../error-page/failed-page-gate.tsx';
import { PageErrorGate } from '../error-page/page-error-gate.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { PageTransition } from '../navigation/page-transition.tsx';
import { SiteData } from '../seo/json-ld/site-data.tsx';
import font from '../styles/fonts/onest.woff2?url';
import stylesheet from '../styles/site.css?url';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: (from) => readFrame(from),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      // Phone numbers are links already; guessed ones would change the page under React.
      { name: 'format-detection', content: 'telephone=no' },
    ],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: stylesheet },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      {
        rel: 'search',
        href: '/opensearch.xml',
        type: 'application/opensearchdescription+xml',
        title: brandOf(loaderData),
      },
      {
        rel: 'alternate',
        href: '/rss.xml',
        type: 'application/rss+xml',
        title: `Статьи ${brandOf(loaderData)}`.trim(),
      },
    ],
  }),
  shellComponent: Document,
  component: () => (
    <SiteFrame>
      <PageErrorGate>
        <FailedPageGate>
          <Outlet />
        </FailedPageGate>
      </PageErrorGate>
      <SiteData />
    </SiteFrame>
  ),
});

const brandOf = (frame: Frame | undefined): string => frame?.site?.brand.name ?? '';

function Document({ children }: { children: ReactNode }) {
  const tags = useTags();
  const modules = tags.filter(isModulePreload).map(({ attrs }) => String(attrs?.href));
  return (
    <PageTransition>
      <html lang="ru" suppressHydrationWarning>
        <head>
          {import.meta.env.DEV ? (
            <HeadContent />
          ) : (
            tags.filter((tag) => !isModulePreload(tag)).map((tag) => <Asset key={JSON.stringify(tag)} {...tag} />)
          )}
          {/* Written here because the router keeps only one tag of a name. */}
          <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content="#0a0f1f" media="(prefers-color-scheme: dark)" />
        </head>
        <body>
          {children}
          {import.meta.env.SSR && <PageDataElements modules={modules} />}
          <Scripts />
        </body>
      </html>
    </PageTransition>
  );
}

/** Fetched by `client.ts` once the page is shown: until then they would compete with what is seen. */
const isModulePreload = ({ attrs }: ReturnType<typeof useTags>[number]) => attrs?.rel === 'modulepreload';
