import { useSyncExternalStore } from 'react';
import { keepLine, keptLine, onKept } from './kept-line.ts';

/*
 * The visitor's shelf as one line of this browser's memory: `1;f34;daily/omega-3,…`, see `nutrition/shelf`. Every page
 * has this file for the count in the header, so it reads no more of the line than it must.
 */
const key = 'vitimepro:shelf';

export const keptShelf = () => keptLine(key);
export const keepShelf = (line: string) => keepLine(key, line);

/** Person and jars of a line in the one format that is known. */
const parts = () => /^1;(.*);(.*)$/.exec(keptShelf() ?? '1;;') ?? [];

const keptJars = (): string[] => parts()[2]?.split(',').filter(Boolean) ?? [];

/** False where it could not be kept, or stands there already: then the link is followed, and its address carries it. */
export function addToKept(ref: string): boolean {
  const [known, person] = parts();
  const jars = keptJars();
  const isNew = !jars.some((jar) => `${jar}*`.startsWith(`${ref}*`));
  return known !== undefined && isNew && keepShelf(`1;${person};${[...jars, ref]}`);
}

/** How many jars are kept. */
export const useKeptCount = (): number =>
  useSyncExternalStore(
    onKept,
    () => keptJars().length,
    () => 0,
  );
