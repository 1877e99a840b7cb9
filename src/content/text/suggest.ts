import { nearest } from '../../text/edit-distance.ts';

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
