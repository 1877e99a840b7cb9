/** Number of single-letter edits between two words. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/** The known word a misspelt one most likely meant, or null when nothing is near. */
export function nearest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.floor(word.length / 4)) + 1;
  for (const candidate of known) {
    const distance = editDistance(word, candidate);
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
