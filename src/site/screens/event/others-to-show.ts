const shown = 3;

/** Of events in order of time: the next ones, then the latest past ones. */
export function othersToShow<T extends { slug: string }>(events: readonly T[], past: ReadonlySet<string>): T[] {
  const coming = events.filter(({ slug }) => !past.has(slug));
  const over = events.filter(({ slug }) => past.has(slug)).toReversed();
  return [...coming, ...over].slice(0, shown);
}
