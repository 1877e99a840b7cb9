/** How a portion goes with a meal. */
export const foodRules = {
  with: 'Во время еды',
  without: 'Между приёмами пищи',
  any: 'Независимо от еды',
} as const;
