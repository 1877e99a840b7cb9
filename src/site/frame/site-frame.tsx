import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { useFrame } from '../api-client/use-site.ts';
import { CookieNotice } from '../counters/cookie-notice.tsx';
import { NoScriptPixel } from '../counters/no-script-pixel.tsx';
import { CurrentAddress } from '../navigation/current-address.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { CompareTrayGate } from './compare-tray-gate.tsx';
import { InFrame } from './in-frame.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What surrounds every page. Stands without its data too: the page inside matters more. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const site = frame?.site ?? null;
  // Which of the links is the current one can wait until the page that was asked for is there.
  const address = useDeferredValue(useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr }));
  return (
    <InFrame value={true}>
      <CurrentAddress value={address}>
        <a href="#main" className="skip-link">
          К содержанию
        </a>
        <div aria-hidden="true" className="progress-line" />
        <SiteHeader site={site} />
        <main id="main" tabIndex={-1} className="site-main">
          {children}
        </main>
        <SiteFooter site={site} settings={frame?.settings} />
        <CompareTrayGate />
        <ToastRegion />
        {frame && <CookieNotice settings={frame.settings} />}
        {frame && <NoScriptPixel settings={frame.settings} />}
      </CurrentAddress>
    </InFrame>
  );
}
