import { useEffect, useState } from 'react';

/** The reader's date, as 2026-11-15; null on the server. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => {
    const now = new Date();
    const pad = (value: number) => String(value).padStart(2, '0');
    setToday(`${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`);
  }, []);
  return today;
}

/** By the reader's calendar: the server's page may be old. */
export function Expired({ bestBefore }: { bestBefore: string }) {
  const today = useToday();
  return today && today > bestBefore ? <b className="block font-semibold text-error">Срок годности истёк</b> : null;
}
