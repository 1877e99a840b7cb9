import { memoizeText } from '../text/memoize-text.ts';
import type { Passage } from './prose-passages.ts';
import { fixedPhrases } from './prose-rules.ts';

/** So many words in a row are a phrase; so many files that share it make it a habit. */
const length = 5;
const tolerated = 4;
const mostPassages = 20_000;

export interface RepeatedPhrase {
  phrase: string;
  /** One passage for each file. */
  places: Passage[];
}

/** Phrases that more files share than a reader would forgive, the commonest first. */
export function repeatedPhrases(passages: readonly Passage[]): RepeatedPhrase[] {
  const fixed = fixedPhrases.map(normalise);
  const seen = new Map<string, Map<string, Passage>>();
  for (const passage of passages) {
    for (const phrase of phrasesIn(passage.text)) {
      const files = seen.get(phrase) ?? new Map<string, Passage>();
      if (!files.has(passage.entry.file)) files.set(passage.entry.file, passage);
      seen.set(phrase, files);
    }
  }
  const found = [...seen]
    .filter(([phrase, files]) => files.size > tolerated && !fixed.some((known) => known.includes(phrase)))
    .map(([phrase, files]) => ({ phrase, places: [...files.values()] }))
    .toSorted((a, b) => b.places.length - a.places.length || a.phrase.localeCompare(b.phrase));
  return withoutOverlaps(found);
}

/** A sentence of eight words shared by six files is one habit, not four. */
function withoutOverlaps(found: readonly RepeatedPhrase[]): RepeatedPhrase[] {
  const kept: RepeatedPhrase[] = [];
  for (const candidate of found) {
    const words = candidate.phrase.split(' ');
    const inner = words.slice(1).join(' ');
    const outer = words.slice(0, -1).join(' ');
    if (!kept.some(({ phrase }) => phrase.startsWith(inner) || phrase.endsWith(outer))) kept.push(candidate);
  }
  return kept;
}

const phrasesIn = memoizeText((text) => [...phrasesOf(text)], mostPassages);

function* phrasesOf(text: string): Generator<string> {
  for (const sentence of text.split(/[.!?;:—()«»]/)) {
    const words = normalise(sentence).split(' ');
    for (let start = 0; start + length <= words.length; start++) yield words.slice(start, start + length).join(' ');
  }
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
