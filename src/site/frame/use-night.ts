import { useMatches } from '@tanstack/react-router';

/** Whether the page shown is a landing in the dark: the header above it is then dark, too. */
export function useNight(): boolean {
  return useMatches({
    select: (matches) => {
      const page = matches.at(-1)?.loaderData;
      return !!page && 'mood' in page && page.mood === 'dark';
    },
  });
}
