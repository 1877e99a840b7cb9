/**
 * Letters to add, remove, change or swap with their neighbour until one word is the other. Above `limit` the result is
 * `limit + 1`.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      }
      row[j] = best;
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** The known word that a misspelt one most likely meant, or null when none is within so many edits. */
export function nearest(
  word: string,
  known: Iterable<string>,
  within = Math.max(2, Math.floor(word.length / 4)),
): string | null {
  let best: string | null = null;
  let bestDistance = within + 1;
  for (const candidate of known) {
    const distance = editDistance(word, candidate, within);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** For addresses the last part decides: /components/glitsin is not meant by /components/niatsin. */
export function nearestPath(path: string, known: Iterable<string>): string | null {
  const cut = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, cut);
  const siblings = [...known].filter(
    (candidate) => candidate.startsWith(folder) && !candidate.slice(cut).includes('/'),
  );
  const meant = nearest(
    path.slice(cut),
    siblings.map((candidate) => candidate.slice(cut)),
  );
  return meant === null ? null : folder + meant;
}
