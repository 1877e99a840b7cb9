import { useCallback, useEffect, useState } from 'react';
import { askAgainMs, isSilence, read, wordsOf } from './api.ts';
import { useWork } from './use-work.ts';

/** What the server has, asked for when it is shown; `put` changes what is known of it here, `attempt` tells why not. */
export function useRead<T>(call: string, query = '') {
  const [data, put] = useState<T | null>(null);
  const { isBusy, trouble, setTrouble, run: attempt } = useWork();
  /** Gives whether nobody answered. */
  const reload = useCallback(async (): Promise<boolean> => {
    try {
      put(await read<T>(call, Object.fromEntries(new URLSearchParams(query))));
      setTrouble('');
      return false;
    } catch (error) {
      setTrouble(wordsOf(error));
      return isSilence(error);
    }
  }, [call, query, setTrouble]);
  useEffect(() => {
    let isShown = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      if ((await reload()) && isShown) again = setTimeout(ask, askAgainMs);
    };
    void ask();
    return () => {
      isShown = false;
      clearTimeout(again);
    };
  }, [reload]);
  return { data, put, trouble, isBusy, reload, attempt };
}
