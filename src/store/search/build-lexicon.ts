import type { Token } from './tokens.ts';

export interface LexiconEntry {
  word: string;
  display: string;
  titles: number;
  documents: number;
}

/** Collects the words of the documents as they are read one by one. */
export class LexiconBuilder {
  readonly #entries = new Map<string, LexiconEntry>();

  add(title: readonly Token[], rest: readonly Token[]): void {
    const seen = new Set<string>();
    for (const token of title) {
      const entry = this.addWord(token);
      if (seen.has(token.word)) continue;
      seen.add(token.word);
      entry.titles++;
      entry.documents++;
    }
    for (const token of rest) {
      if (seen.has(token.word)) continue;
      seen.add(token.word);
      this.addWord(token).documents++;
    }
  }

  /** Words of synonyms are known even when no document has them. */
  addWord(token: Token): LexiconEntry {
    let entry = this.#entries.get(token.word);
    if (!entry) {
      entry = { word: token.word, display: displayOf(token), titles: 0, documents: 0 };
      this.#entries.set(token.word, entry);
    } else if (/ё/i.test(token.raw) && !entry.display.includes('ё')) {
      entry.display = displayOf(token);
    }
    return entry;
  }

  entries(): LexiconEntry[] {
    return [...this.#entries.values()];
  }
}

/** Names in capitals and vitamins keep them, other words are shown small. */
export function displayOf({ word, raw }: Token): string {
  const isName = raw.length <= 5 && /[a-zа-я]/i.test(raw) && raw === raw.toUpperCase() && raw.length > 1;
  if (isName || /^[a-z]\d*$/.test(word)) return word.length === raw.length ? raw : word.toUpperCase();
  return raw.toLowerCase().replaceAll('\u00ad', '');
}
