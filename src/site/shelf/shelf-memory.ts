import { useSyncExternalStore } from 'react';
import { keepLine, keptLine, onKept } from './kept-line.ts';

/*
 * The shelf as one line in local storage: `1;f34;daily/omega-3,…`, see `nutrition/shelf`. Every page loads this file
 * for the number in the header, so it parses only what it needs.
 */
const key = 'vitimepro:shelf';

export const keptShelf = () => keptLine(key);
export const keepShelf = (line: string) => keepLine(key, line);

/** Person and jars of a line in the known format. */
const parts = () => /^1;(.*);(.*)$/.exec(keptShelf() ?? '1;;') ?? [];

const keptJars = (): string[] => parts()[2]?.split(',').filter(Boolean) ?? [];

/** False where it could not be stored, or is there already: then the link is followed. */
export function addToKept(ref: string): boolean {
  const [known, person] = parts();
  const jars = keptJars();
  const isNew = !jars.some((jar) => `${jar}*`.startsWith(`${ref}*`));
  return known !== undefined && isNew && keepShelf(`1;${person};${[...jars, ref]}`);
}

export const useKeptCount = (): number =>
  useSyncExternalStore(
    onKept,
    () => keptJars().length,
    () => 0,
  );
