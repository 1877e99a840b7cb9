import { useMatches } from '@tanstack/react-router';

/** Whether the page is a dark landing: then the header is dark, too. */
export function useNight(): boolean {
  return useMatches({
    select: (matches) => {
      const page = matches.at(-1)?.loaderData;
      return !!page && 'mood' in page && page.mood === 'dark';
    },
  });
}
