import { useToday } from './use-today.ts';

/** Says so where a batch is out of date by the reader's own calendar. The server, whose page may be old, says nothing. */
export function Expired({ bestBefore }: { bestBefore: string }) {
  const today = useToday();
  return today && today > bestBefore ? <b className="block font-semibold text-error">Срок годности истёк</b> : null;
}
