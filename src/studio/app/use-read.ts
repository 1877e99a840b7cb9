import { useCallback, useEffect, useState } from 'react';
import { read, wordsOf } from './api.ts';

/** What the server has, asked for when it is shown; `put` changes what is known of it here. */
export function useRead<T>(call: string, query = '') {
  const [data, put] = useState<T | null>(null);
  const [trouble, setTrouble] = useState('');
  const reload = useCallback(
    () =>
      read<T>(call, Object.fromEntries(new URLSearchParams(query))).then(put, (error: unknown) =>
        setTrouble(wordsOf(error)),
      ),
    [call, query],
  );
  useEffect(() => void reload(), [reload]);
  return { data, put, trouble, setTrouble, reload };
}
