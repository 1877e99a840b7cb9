import type { ReactNode } from 'react';
import { useFrame } from '../api-client/use-site.ts';
import { CookieNotice } from '../counters/cookie-notice.tsx';
import { NoScriptPixel } from '../counters/no-script-pixel.tsx';
import { ToastRegion } from '../ui/toast.tsx';
import { InFrame } from './in-frame.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What surrounds every page. Stands without its data too: the page inside matters more. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const site = frame?.site ?? null;
  return (
    <InFrame value={true}>
      <a href="#main" className="skip-link">
        К содержанию
      </a>
      <div aria-hidden="true" className="progress-line" />
      <SiteHeader site={site} />
      <main id="main" tabIndex={-1} className="site-main">
        {children}
      </main>
      <SiteFooter site={site} settings={frame?.settings} />
      <ToastRegion />
      {frame && <CookieNotice settings={frame.settings} />}
      {frame && <NoScriptPixel settings={frame.settings} />}
    </InFrame>
  );
}
