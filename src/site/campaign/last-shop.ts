import { useSyncExternalStore } from 'react';
import { keepLine, keptLine, onKept } from '../shelf/kept-line.ts';

/** Where a product's page has its shops. */
export const shopsId = 'shops';

const key = 'vitimepro:shop';

/** The shop that the visitor went to last, so that the next product offers it first. */
export const keepLastShop = (id: string) => keepLine(key, id);

export const useLastShop = (): string | null =>
  useSyncExternalStore(
    onKept,
    () => keptLine(key),
    () => null,
  );
