import { useMatches } from '@tanstack/react-router';
import type { Theme } from '../../contract/theme.ts';

/** Whether the page shown is a landing in the dark: the header above it is then dark, too. */
export function useNight(): boolean {
  return useMatches({ select: (matches) => isNight(matches.at(-1)?.loaderData) });
}

function isNight(page: unknown): boolean {
  const dark: Theme['mood'] = 'dark';
  return typeof page === 'object' && page !== null && 'mood' in page && page.mood === dark;
}
