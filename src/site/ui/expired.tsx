import { useToday } from './use-today.ts';

/** By the reader's calendar: the server's page may be old. */
export function Expired({ bestBefore }: { bestBefore: string }) {
  const today = useToday();
  return today && today > bestBefore ? <b className="block font-semibold text-error">Срок годности истёк</b> : null;
}
