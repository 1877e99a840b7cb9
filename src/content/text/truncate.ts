/** Specification, section 9. Any negative number means no truncation. */
export const defaultTextLimit = 170;
export const noLimit = -1;

const ellipsis = '…';

/** Words that must not stand last. */
const leadingWords: ReadonlySet<string> = new Set(
  (
    'а без безо близ в во вместо для до за и из изо или из-за из-под к как ко кроме либо между на над надо не ни но о об обо ' +
    'около от ото перед передо по под подо после при про ради с со среди то у через чем что чтобы это'
  ).split(' '),
);

/** A cut at a no-break space would part a number from its unit. */
const breakingSpace = /[^\S\u00a0\u202f]/u;
const lastPiece = /[^\S\u00a0\u202f][\S\u00a0\u202f]*$/u;
const danglingPunctuation = /[\s,;:.…\-–—/([{«„“"'&+]+$/u;
const lastWord = /(?:^|[\s(«„“"])([\p{L}-]+)$/u;

/** Shortens plain text to at most `limit` code points, ellipsis included, at a word boundary. */
export function truncate(text: string, limit: number = defaultTextLimit): string {
  const whole = text.trim();
  if (limit < 0) return whole;
  const characters = [...whole];
  if (characters.length <= limit) return whole;
  const kept = keepWords(characters, Math.max(0, limit - ellipsis.length));
  return kept + ellipsis;
}

/** The longest beginning that ends with a whole word that may stand last. */
function keepWords(characters: string[], room: number): string {
  const start = characters.slice(0, room).join('');
  const endsWithWord = breakingSpace.test(characters[room] ?? '');
  const boundary = endsWithWord ? start.length : start.search(lastPiece);
  // A single word longer than the limit is cut between graphemes.
  if (boundary <= 0) return wholeGraphemes(characters, room);
  const words = start.slice(0, boundary);
  // If only short words fit, they stay.
  return withoutDangling(wholePhrases(words)) || words.trimEnd();
}

/** Shares of the kept text from which the last sentence, or the last phrase, is enough. */
const enough = { sentence: 0.3, phrase: 0.6 };
const sentenceEnds = /[.!?…][»)"]?(?=\s)/gu;
const phraseEnds = /[,;:](?=\s)|\s—/gu;

/** A complete sentence is preferred to one more word. */
function wholePhrases(text: string): string {
  const lastEnd = (ends: RegExp) => [...text.matchAll(ends)].at(-1);
  const sentence = lastEnd(sentenceEnds);
  const phrase = lastEnd(phraseEnds);
  if (sentence && sentence.index >= text.length * enough.sentence)
    return text.slice(0, sentence.index + sentence[0].length);
  return phrase && phrase.index >= text.length * enough.phrase ? text.slice(0, phrase.index) : text;
}

function withoutDangling(text: string): string {
  let kept = text;
  for (;;) {
    const bare = kept.replace(danglingPunctuation, '');
    const word = lastWord.exec(bare)?.[1];
    const shorter = word && leadingWords.has(word.toLowerCase()) ? bare.slice(0, -word.length) : bare;
    if (shorter === kept) return kept;
    kept = shorter;
  }
}

function wholeGraphemes(characters: string[], room: number): string {
  let kept = '';
  let used = 0;
  for (const { segment } of new Intl.Segmenter('ru').segment(characters.join(''))) {
    used += [...segment].length;
    if (used > room) break;
    kept += segment;
  }
  return kept;
}
