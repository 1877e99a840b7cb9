const key = 'studio-held-back';

/** Entries that are not to be published yet: what was written in them stays beside what the site has. */
export const heldBack = (): ReadonlySet<string> => new Set(JSON.parse(localStorage.getItem(key) ?? '[]') as string[]);

export const holdBack = (paths: Iterable<string>): void => localStorage.setItem(key, JSON.stringify([...paths]));
