/**
 * Keeps the named parameters of a URL as text and drops the rest. The API validates the values; the address bar keeps
 * what the visitor typed. Also for `loaderDeps`: the router merges all parameters into `search`, and those of a
 * campaign would make the browser load again what the server has just sent.
 */
export function pick<K extends string>(...keys: K[]) {
  return (search: Record<string, unknown>): Partial<Record<K, string>> => {
    const picked: Partial<Record<K, string>> = {};
    for (const key of keys) {
      const value = search[key];
      if (typeof value === 'string' || typeof value === 'number') picked[key] = String(value);
      // A form sent without scripts repeats the key of a list once per value.
      if (Array.isArray(value)) picked[key] = value.join(',');
    }
    return picked;
  };
}
