export interface CardRows<T> {
  lead: T | null;
  pair: T[];
  rest: T[];
}

/** Divides a list so that every row of three is full: 12 = 1 + 2 + 9, 4 = 1 + 3, 2 = 2. */
export function arrangeCards<T>(items: T[]): CardRows<T> {
  const withLead = items.length % 3 !== 2;
  const withPair = items.length % 3 !== 1;
  const start = withLead ? 1 : 0;
  const end = start + (withPair ? 2 : 0);
  return {
    lead: withLead ? (items[0] ?? null) : null,
    pair: items.slice(start, end),
    rest: items.slice(end),
  };
}
