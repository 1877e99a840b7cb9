import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { RotateCw } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { isAnswered } from '../api-client/connection.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { startHealing } from './healing.ts';
import { loadPageAgain } from './load-page-again.ts';

const pauses = { firstPauseMs: 1_000, longestPauseMs: 30_000 };

/** The page comes by itself; the buttons are for those who do not like to wait. What was read before is still here. */
export function OfflineActions({ retry, back }: { retry: string; back: string }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const healing = useRef<ReturnType<typeof startHealing>>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const started = startHealing({ isBack: isAnswered, heal: () => loadPageAgain(router), ...pauses });
    healing.current = started;
    return started.stop;
  }, [router]);

  const ask = async () => {
    setSaid('Проверяем связь…');
    const isBack = await healing.current?.ask();
    setSaid(isBack ? 'Связь есть, открываем страницу…' : 'Связи пока нет. Проверяем дальше.');
  };

  return (
    <>
      <p className="mt-8 flex flex-wrap gap-3">
        <Button size="large" onClick={ask}>
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
