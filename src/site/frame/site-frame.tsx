import { useLocation } from '@tanstack/react-router';
import { createContext, type ReactNode, useDeferredValue } from 'react';
import { useFrame } from '../api-client/frame-data.ts';
import { TickBar } from '../charts/tick-bar.tsx';
import { CookieNotice, NoScriptPixel } from '../counters/cookie-notice.tsx';
import { CurrentAddress } from '../navigation/current-address.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { CompareTrayGate } from './compare-tray-gate.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** False for an error of the root route, which is shown without the frame. */
export const InFrame = createContext(false);

/** Renders without its data, too. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const site = frame?.site ?? null;
  // The current link is marked after the page is shown.
  const address = useDeferredValue(useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr }));
  return (
    <InFrame value={true}>
      <CurrentAddress value={address}>
        <a
          href="#main"
          className="fixed top-2 left-2 z-60 -translate-y-[200%] rounded-full bg-action px-5 py-3 font-semibold text-on-action focus-visible:translate-y-0 focus-visible:rounded-full print:hidden"
        >
          К содержанию
        </a>
        {/* With a picture of its own in a page transition: the header's would be painted over it. */}
        <TickBar percent={100} className="edge-line loading-line print:hidden" />
        <SiteHeader site={site} />
        <main id="main" tabIndex={-1} className="min-h-[60vh] focus:outline-none print:min-h-0">
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
