import { useCanGoBack, useLocation, useRouter } from '@tanstack/react-router';
import { RotateCw } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { isAnswered, isOk } from '../api-client/connection.ts';
import { readPageAgain } from '../navigation/interruption.ts';
import { startRetryLoop } from '../state/retry.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

interface TryAgainProps {
  label: string;
  /** The fault is expected to pass: the page is requested again until it is there. */
  retriesItself?: boolean;
  /** The whole document is the error page, so the whole document is loaded again. */
  isDocument?: boolean;
}

/** A form that leads to this very page, so that the button works without scripts too. */
export function TryAgain({ label, retriesItself = false, isDocument = false }: TryAgainProps) {
  const router = useRouter();
  const href = useLocation({ select: (location) => location.publicHref });
  useEffect(() => {
    if (!retriesItself) return;
    const recover = () => (isDocument ? window.location.reload() : readPageAgain(router));
    return startRetryLoop({ check: () => isOk(href, 'HEAD'), recover, firstPauseMs: 5_000, longestPauseMs: 60_000 })
      .stop;
  }, [retriesItself, isDocument, href, router]);
  return (
    <form action={href.split(/[?#]/)[0]} method="get" onSubmit={reload} className="contents">
      <Button type="submit" size="large">
        <Icon of={RotateCw} size={20} />
        {label}
      </Button>
    </form>
  );
}

function reload(event: { preventDefault(): void }) {
  event.preventDefault();
  window.location.reload();
}

/** A page that was read before is there without a network: the service worker has it, and says of when it is. */
async function openKept(href: string): Promise<void> {
  if ('kept' in document.documentElement.dataset || !navigator.serviceWorker?.controller) return;
  if (await caches.match(href)) window.location.replace(href);
}

/** The page is loaded again automatically; the buttons do it at once, or go back to a page that is still in memory. */
export function OfflineActions({ retry, back }: { retry: string; back: string }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const href = useLocation({ select: (location) => location.publicHref });
  const loop = useRef<ReturnType<typeof startRetryLoop>>(null);
  const [said, setSaid] = useState('');

  useEffect(() => void openKept(href), [href]);

  useEffect(() => {
    loop.current = startRetryLoop({
      check: isAnswered,
      recover: () => readPageAgain(router),
      firstPauseMs: 1_000,
      longestPauseMs: 30_000,
    });
    return loop.current.stop;
  }, [router]);

  const checkNow = async () => {
    setSaid('Проверяем связь…');
    const isBack = await loop.current?.checkNow();
    setSaid(isBack ? 'Связь есть, открываем страницу…' : 'Связи пока нет. Проверяем дальше.');
  };

  return (
    <>
      <p className="mt-8 flex flex-wrap gap-3">
        <Button size="large" onClick={checkNow}>
          <Icon of={RotateCw} size={20} />
          {retry}
        </Button>
        {canGoBack && (
          <Button size="large" variant="secondary" onClick={() => router.history.back()}>
            {back}
          </Button>
        )}
      </p>
      <p role="status" className="mt-4 min-h-[1.5em] text-small text-ink-soft">
        {said}
      </p>
    </>
  );
}
