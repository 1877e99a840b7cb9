import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { requestContextOf } from '../api-client/load.ts';
import { readFrame } from '../api-client/read-frame.ts';
import { PageError } from '../error-page/page-error.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import stylesheet from '../styles/site.css?url';

export const Route = createRootRoute({
  beforeLoad: (from) => {
    const failed = requestContextOf(from as never)?.failed;
    if (failed) throw new PageError(failed.status);
  },
  loader: (from) => readFrame(from),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
    links: [{ rel: 'stylesheet', href: stylesheet }],
  }),
  shellComponent: Document,
  component: () => (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  ),
});

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="ru" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
