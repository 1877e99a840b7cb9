import { editDistance } from '../../contract/nearest.ts';
import { type IsKnown, type QueryChunk, queryWords } from './choose-variants.ts';
import type { Lexicon, LexiconWord } from './lexicon.ts';
import { isCorrectable, oneMistakeAway, oneMistakeByEar, twoMistakesByEar } from './spelling.ts';
import { tokenise } from './tokens.ts';

interface Correction {
  /** A word of the lexicon, two that were written as one, or the beginning of a word. */
  text: string;
  /** Mistakes, a little less for a word that is used much. */
  cost: number;
}

interface CorrectionOptions {
  lexicon: Lexicon;
  isKnown: IsKnown;
  /** Whether two stems stand beside each other in some entry or synonym. */
  isPhrase: (stems: readonly string[]) => boolean;
  /** Letters after which the last word is taken for a beginning. */
  prefixFrom: number;
}

/** Another variant than the typed one has to be that much better. */
const otherVariantCost = 0.4;

/**
 * The query with the chosen variants of its chunks. In chunks that are known in no variant (-1) the end may be missing,
 * or letters may be wrong: what is likelier is tried first.
 */
export function correctQuery(
  chunks: readonly QueryChunk[],
  chosen: readonly number[],
  options: CorrectionOptions,
): string {
  const texts = chunks.map((chunk, index) => {
    const variant = chosen[index] ?? 0;
    if (variant >= 0) return chunk[variant] as string;
    const isLast = index === chunks.length - 1;
    const begun = isLast ? begunVariant(chunk, options) : -1;
    if (begun >= 0) return chunk[begun] as string;
    const best = correctChunk(chunk, isLast, options);
    return best ? respell(chunk[best.variant] as string, best.corrections) : chunk[0];
  });
  return texts.join(' ');
}

/** The variant whose last word begins a known one; -1 when none does. */
function begunVariant(chunk: QueryChunk, { lexicon, isKnown, prefixFrom }: CorrectionOptions): number {
  const variant = chunk.findIndex((text) => {
    const word = queryWords(text).at(-1) ?? '';
    return word.length >= prefixFrom && /\p{L}$/u.test(word) && lexicon.withPrefix(word).length > 0;
  });
  // «иод» sounds like «йод», which is nearer than the beginning of a Latin word.
  const isHeard = variant > 0 && queryWords(chunk[0]).some((word) => !isKnown(word) && shortWordByEar(word, lexicon));
  return isHeard ? -1 : variant;
}

function correctChunk(chunk: QueryChunk, isLast: boolean, { lexicon, isKnown, isPhrase }: CorrectionOptions) {
  const unknown = chunk.map((text) => queryWords(text).filter((word) => !isKnown(word)));
  const strategies: ((word: string) => Correction | null)[] = [
    (word) => gluedWords(word, lexicon, isPhrase),
    (word) => shortWordByEar(word, lexicon),
    (word) => oneMistake(word, lexicon),
    (word) => (isLast ? misspeltBeginning(word, lexicon) : null),
    (word) => mistakesByEar(word, lexicon),
    (word) => twoMistakes(word, lexicon),
  ];
  for (const strategy of strategies) {
    const variants = unknown.flatMap((words, variant) => {
      const corrections = new Map<string, Correction>();
      let cost = variant === 0 ? 0 : otherVariantCost;
      for (const word of words) {
        const correction = strategy(word);
        if (!correction) return [];
        corrections.set(word, correction);
        cost += correction.cost;
      }
      return words.length > 0 ? [{ variant, corrections, cost }] : [];
    });
    const [best] = variants.sort((a, b) => a.cost - b.cost);
    if (best) return best;
  }
  return null;
}

/** The right word in the place of the wrong one, so that it explains its neighbours: «витомин д» is about a vitamin. */
function respell(text: string, corrections: ReadonlyMap<string, Correction>): string {
  let result = '';
  let at = 0;
  for (const { word, start, end } of tokenise(text, { query: true })) {
    const correction = corrections.get(word);
    if (!correction || start < at) continue;
    result += text.slice(at, start) + correction.text;
    at = end;
  }
  return result + text.slice(at);
}

/** Shorter parts are endings and little words rather than words. */
const shortestPart = 3;
const longestGlued = 30;
const gluedCost = 0.5;

/** «бетакаротин»: two known words that stand beside each other somewhere. Of several cuts the commonest words are meant. */
function gluedWords(word: string, lexicon: Lexicon, isPhrase: CorrectionOptions['isPhrase']): Correction | null {
  if (!isCorrectable(word) || word.length > longestGlued) return null;
  let best: string | null = null;
  let most = 0;
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const [first, second] = [lexicon.get(word.slice(0, at)), lexicon.get(word.slice(at))];
    if (!first || !second || first.documents + second.documents < most) continue;
    if (!isPhrase([first.stem, second.stem])) continue;
    best = `${first.word} ${second.word}`;
    most = first.documents + second.documents;
  }
  return best === null ? null : { text: best, cost: gluedCost };
}

/** In three letters everything is near to everything: only what titles name and what sounds the same. */
function shortWordByEar(word: string, lexicon: Lexicon): Correction | null {
  if (word.length !== 3) return null;
  return nearest(
    word,
    known(oneMistakeByEar(word), lexicon).filter(({ titles }) => titles > 0),
    1,
  );
}

function oneMistake(word: string, lexicon: Lexicon): Correction | null {
  return isCorrectable(word) ? nearest(word, known(oneMistakeAway(word), lexicon), 1) : null;
}

/** A shorter beginning is near to that of too many words, a longer one is nearly whole. */
const [shortestBegun, longestBegun] = [5, 12];

/** «колаге» on the way to «коллаген». */
function misspeltBeginning(word: string, lexicon: Lexicon): Correction | null {
  if (!isCorrectable(word) || word.length < shortestBegun || word.length > longestBegun) return null;
  const beginnings = oneMistakeAway(word).flatMap((start) => {
    const words = lexicon.withPrefix(start);
    const most = (key: 'titles' | 'documents') => Math.max(...words.map((some) => some[key]));
    return words.length > 0 ? [{ word: start, titles: most('titles'), documents: most('documents') }] : [];
  });
  return nearest(word, beginnings, 1.4);
}

const mediumWord = 5;
const longWord = 8;

/** In a word of medium length two mistakes are forgiven if people make them. */
function mistakesByEar(word: string, lexicon: Lexicon): Correction | null {
  if (!isCorrectable(word) || word.length < mediumWord || word.length >= longWord) return null;
  return nearest(word, known(twoMistakesByEar(word), lexicon), 1.6);
}

const mostCompared = 20;

function twoMistakes(word: string, lexicon: Lexicon): Correction | null {
  if (!isCorrectable(word) || word.length < longWord) return null;
  // A mistake spoils at most three of the trigrams of a word, which are one more than its letters.
  const kept = word.length + 1 - 3 * 2;
  const similar = lexicon.similar(word, Math.min(0.4, kept / (2 * (word.length + 1) - kept)));
  const words = similar.slice(0, mostCompared).map((found) => found.word);
  return nearest(
    word,
    words.filter((some) => some.word[0] === word[0] && editDistance(word, some.word) <= 2),
    2,
  );
}

const known = (spellings: readonly string[], lexicon: Lexicon) =>
  spellings.flatMap((spelling) => lexicon.get(spelling) ?? []);

type Candidate = Pick<LexiconWord, 'word' | 'titles' | 'documents'>;

/** Of equally near words the one that begins the same and that titles use. */
function nearest(typed: string, words: readonly Candidate[], mistakes: number): Correction | null {
  let best: Correction | null = null;
  for (const { word, titles, documents } of words) {
    const otherStart = word[0] === typed[0] ? 0 : 0.2;
    const cost = mistakes + otherStart - Math.min(titles, 10) * 0.01 - Math.min(documents, 100) * 0.0005;
    if (!best || cost < best.cost) best = { text: word, cost };
  }
  return best;
}
