import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { RotateCw } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { isAnswered } from '../api-client/connection.ts';
import { startRetryLoop } from '../state/retry.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { loadPageAgain } from './load-page-again.ts';

const pauses = { firstPauseMs: 1_000, longestPauseMs: 30_000 };

/** The page is loaded again automatically; the buttons do it at once, or go back to a page that is still in memory. */
export function OfflineActions({ retry, back }: { retry: string; back: string }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const loop = useRef<ReturnType<typeof startRetryLoop>>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    loop.current = startRetryLoop({ check: isAnswered, recover: () => loadPageAgain(router), ...pauses });
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
