import { useSyncExternalStore } from 'react';
import { keepLine, keptLine, onKept, shelfKey } from './kept-line.ts';

/*
 * The visitor's shelf as one line of this browser's memory: `1;f34;daily/omega-3,…`, see `nutrition/shelf`. Every page
 * has this file for the count in the header, so it reads no more of the line than it must.
 */

export const keptShelf = () => keptLine(shelfKey);
export const keepShelf = (line: string) => keepLine(shelfKey, line);

/** Person and jars of a line in the one format that is known. */
const parts = () => /^1;(.*);(.*)$/.exec(keptShelf() ?? '1;;') ?? [];

const keptJars = (): string[] => parts()[2]?.split(',').filter(Boolean) ?? [];

/** As in `nutrition/shelf`, whose code is not for every page. */
const mostJars = 12;

/** What came of adding a product. Where it was not kept, the link is followed, and its address carries the product. */
export function addToKept(ref: string): 'added' | 'full' | 'not kept' {
  const [known, person] = parts();
  const jars = keptJars();
  const isThere = jars.some(isJarOf(ref));
  if (known === undefined || isThere) return 'not kept';
  if (jars.length >= mostJars) return 'full';
  return keepShelf(`1;${person};${[...jars, ref]}`) ? 'added' : 'not kept';
}

const isJarOf = (ref: string) => (jar: string) => `${jar}*`.startsWith(`${ref}*`);

/** Takes back what `addToKept` did. */
export function removeFromKept(ref: string): void {
  keepShelf(`1;${parts()[1] ?? ''};${keptJars().filter((jar) => !isJarOf(ref)(jar))}`);
}

export const useIsKept = (ref: string): boolean =>
  useSyncExternalStore(
    onKept,
    () => keptJars().some(isJarOf(ref)),
    () => false,
  );

/** The series of the kept jars, with commas between; a jar of another brand has a word that is none. */
export const useKeptSeries = (): string =>
  useSyncExternalStore(
    onKept,
    () => String(keptJars().map((jar) => jar.split('/')[0])),
    () => '',
  );
