import { useLocation, useRouter } from '@tanstack/react-router';
import { RotateCw } from 'lucide';
import { useEffect } from 'react';
import { isOk } from '../api-client/connection.ts';
import { startRetryLoop } from '../state/retry.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { loadPageAgain } from './load-page-again.ts';

const pauses = { firstPauseMs: 5_000, longestPauseMs: 60_000 };

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
    const recover = () => (isDocument ? window.location.reload() : loadPageAgain(router));
    return startRetryLoop({ check: () => isOk(href, 'HEAD'), recover, ...pauses }).stop;
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
