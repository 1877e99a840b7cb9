import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmbeddedData } from '../api-client/embedded-data.tsx';
import { type Frame, readFrame } from '../api-client/frame-data.ts';
import { FailedPageGate, PageErrorGate } from '../error-page/error-gates.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { SiteData } from '../seo/json-ld/structured-data.tsx';
import font from '../styles/fonts/onest.woff2?url';
import stylesheet from '../styles/site.css?url';

export const Route = createRootRoute({
  loader: (from) => readFrame(from),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      // Phone numbers are links already; links added by the browser would break hydration.
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
  return (
    <html lang="ru" suppressHydrationWarning>
      <head>
        <HeadContent />
        {/* Here, because the router keeps only one tag per name. */}
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a0f1f" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        {children}
        {import.meta.env.SSR && <EmbeddedData />}
        <Scripts />
      </body>
    </html>
  );
}
