/**
 * The query of an address as plain text, the way `URLSearchParams` reads it. The router's own reading takes
 * `?q=123` for a number and writes it back as `?q=%22123%22`.
 */
export type Search = Record<string, string | string[]>;

export function parseSearch(text: string): Search {
  const search: Search = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const known = search[key];
    search[key] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
  }
  return search;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(key, String(item));
    }
  }
  // A comma needs no escape in a query, and lists of filters are read by people.
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}
