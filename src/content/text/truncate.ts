/** Specification, section 9; -1, as any number below zero, means no limit. */
export const defaultTextLimit = 170;

const ellipsis = '…';

/** Words that promise another word: a cut after one of them reads as a mistake. */
const leadingWords: ReadonlySet<string> = new Set(
  (
    'а без безо близ в во вместо для до за и из изо или из-за из-под к как ко кроме либо между на над надо не ни но о об обо ' +
    'около от ото перед передо по под подо после при про ради с со среди то у через чем что чтобы это'
  ).split(' '),
);

/** A no-break space holds a number to its unit and a preposition to its noun: a cut there would part them. */
const breakingSpace = /[^\S\u00a0\u202f]/u;
const lastPiece = /[^\S\u00a0\u202f][\S\u00a0\u202f]*$/u;
const danglingPunctuation = /[\s,;:.…\-–—/([{«„“"'&+]+$/u;
const lastWord = /(?:^|[\s(«„“"])([\p{L}-]+)$/u;

/**
 * Shortens a plain text to at most `limit` characters, ellipsis included, at a word boundary.
 * Characters are code points, so an emoji is never cut in two.
 */
export function truncate(text: string, limit: number = defaultTextLimit): string {
  const whole = text.trim();
  if (limit < 0) return whole;
  const characters = [...whole];
  if (characters.length <= limit) return whole;
  const kept = keepWords(characters, Math.max(0, limit - ellipsis.length));
  return kept + ellipsis;
}

/** The longest beginning of at most `room` characters that ends with a whole word that can stand last. */
function keepWords(characters: string[], room: number): string {
  const start = characters.slice(0, room).join('');
  const endsWithWord = breakingSpace.test(characters[room] ?? '');
  const boundary = endsWithWord ? start.length : start.search(lastPiece);
  // One word longer than the whole room: cut it, but between two visible characters.
  if (boundary <= 0) return wholeGraphemes(characters, room);
  const words = start.slice(0, boundary);
  // Where nothing but short words fits, they are better than nothing.
  return withoutDangling(words) || words.trimEnd();
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
