import type { Group } from './group-terms.ts';

/** Text of a tsquery. Stems are letters and digits only, so that quoting them is enough. */
type Weights = '' | ':A' | ':AB';

const lexeme = (stem: string, weights: Weights) => `'${stem.replace(/['\\]/g, '')}'${weights}`;

/** Words of a phrase follow each other. */
function phrase(stems: readonly string[], weights: Weights): string {
  const words = stems.map((stem) => lexeme(stem, weights));
  return words.length === 1 ? (words[0] as string) : `(${words.join(' <-> ')})`;
}

/** What was asked for itself. In a title the words may stand apart, unless one is a mere letter. */
export function originalQuery({ original }: Group, weights: Weights): string {
  if (original.length === 1) return phrase(original, weights);
  const apart = `(${original.map((stem) => lexeme(stem, weights || ':AB')).join(' & ')})`;
  const isLetter = original.some((stem) => stem.length === 1);
  return isLetter ? phrase(original, weights) : any([phrase(original, weights), apart]);
}

/** With everything that may stand for it. */
export const broadQuery = (group: Group, weights: Weights) => any(alternatives(group, weights));

/** What was asked for and everything that may stand for it, one by one. */
export function alternatives(group: Group, weights: Weights): string[] {
  return [
    originalQuery(group, weights),
    ...group.synonyms.map((stems) => phrase(stems, weights)),
    ...group.completions.map((stem) => lexeme(stem, weights)),
  ];
}

export const anyOf = (stems: readonly string[], weights: Weights) => any(stems.map((stem) => lexeme(stem, weights)));

const any = (queries: readonly string[]) => `(${queries.join(' | ')})`;
const all = (queries: readonly string[]) => `(${queries.join(' & ')})`;

/** All groups, all but one, or any of them. */
export function allBut(queries: readonly string[], missing: number): string {
  if (missing <= 0 || queries.length <= 1) return all(queries);
  if (missing >= queries.length - 1) return any(queries);
  return any(queries.map((_, left) => all(queries.filter((_, i) => i !== left))));
}
