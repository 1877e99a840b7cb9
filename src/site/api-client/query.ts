/**
 * Keeps the named parameters of a URL as text and drops the rest. What a value means is for the API to say:
 * an unknown one is ignored there, and the address in the bar stays as the visitor typed it.
 * Routes use it for `loaderDeps` too: the router merges all parameters of the address into `search`, and a
 * campaign's marks would otherwise make the browser read again what the server has just sent.
 */
export function pick<K extends string>(...keys: K[]) {
  return (search: Record<string, unknown>): Partial<Record<K, string>> => {
    const picked: Partial<Record<K, string>> = {};
    for (const key of keys) {
      const value = search[key];
      if (typeof value === 'string' || typeof value === 'number') picked[key] = String(value);
      // A form that is sent without scripts names a list's key once per value.
      if (Array.isArray(value)) picked[key] = value.join(',');
    }
    return picked;
  };
}
