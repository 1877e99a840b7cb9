/** A word as the index knows it, and where it stood in the text it came from. */
export interface Token {
  word: string;
  /** As written, for showing. */
  raw: string;
  start: number;
  end: number;
}

interface Options {
  /** A query is typed carelessly: «витамин с», «в 12». In published text a letter of a vitamin is a capital. */
  query?: boolean;
}

/** Longer than any real word; keeps hostile text out of the index. */
const longestWord = 40;

/** Digits and Latin, Greek and Cyrillic letters with their marks. Ranges, not properties: texts are long. */
const run = /[\u0300-\u036f0-9A-Za-zµ\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u03ff\u0400-\u052f]+/g;
const plainWord = /^[а-я]+$/;
const pieces = /[0-9]+|[^0-9]+/g;

/** `а:a б:b` as a table. Tables of visitors' words are maps: a plain object has an entry for «constructor». */
export const tableOf = (pairs: string) => new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]));

/** Also by their names, as they are said: «бэ», «це». */
const vitaminLetters = tableOf('а:a б:b в:b д:d е:e к:k н:h с:c ц:c й:q рр:pp пп:pp бэ:b дэ:d це:c цэ:c');
/** Also little words of their own, so that more is needed before they are taken for a vitamin. */
const littleWords = new Set(['а', 'в', 'с', 'к']);
const vitaminCode = /^(b(1|2|3|5|6|7|9|12)|d[23]|k[12]|q10)$/;
const vitaminWord = /^витамин(а|у|е|ом|ы|ов|ам|ами|ах)?$/;
const oneVitamin = /^витамин(а|у|е|ом)?$/;
const groupWord = /^групп[аыеу]$/;
const gluedVitamin = /^(витамин)([бвдкс]|[a-ehk])$/;

const aliases = tableOf('vitamin:витамин vitamins:витамины iu:ме mcg:мкг µg:мкг μg:мкг cfu:кое');
const unitsAfterNumber = tableOf('me:ме mg:мг ml:мл ie:ме гр:г g:г');
const lookAlikes = tableOf('a:а b:в c:с e:е h:н k:к m:м o:о p:р t:т x:х y:у');

/**
 * Cuts text into words, the same way for what is stored and for what is asked: ё is е, «Омега-3» is «омега 3»,
 * В6, В-6 and B6 are one word.
 */
export function tokenise(text: string, options: Options = {}): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(run)) pushRun(tokens, match[0], match.index);
  return joinVitamins(tokens, text, options.query ?? false);
}

export function wordsOf(text: string, options?: Options): string[] {
  return tokenise(text, options).map((token) => token.word);
}

function pushRun(tokens: Token[], raw: string, start: number): void {
  const lower = raw.toLowerCase().replaceAll('ё', 'е');
  const end = start + raw.length;
  if (plainWord.test(lower) && !gluedVitamin.test(lower)) {
    if (lower.length <= longestWord) tokens.push({ word: lower, raw, start, end });
    return;
  }
  const plain = aliases.get(lower) ?? sameAlphabet(withoutMarks(lower));
  const glued = gluedVitamin.exec(plain);
  const parts = glued ? [glued[1] ?? '', vitaminLetters.get(glued[2] ?? '') ?? glued[2] ?? ''] : partsOf(plain);
  // Where normalising changed the length, a part cannot be placed exactly: the whole run stands for it.
  const isExact = parts.join('').length === raw.length;
  let at = start;
  for (const word of parts) {
    const from = isExact ? at : start;
    const to = isExact ? at + word.length : end;
    if (word.length <= longestWord) {
      tokens.push({ word, raw: raw.slice(from - start, to - start), start: from, end: to });
    }
    at += word.length;
  }
}

function withoutMarks(lower: string): string {
  return lower
    .normalize('NFKC')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}0-9]/gu, '');
}

/** «мaгний» with a Latin «a» inside. */
function sameAlphabet(word: string): string {
  const cyrillic = word.match(/[а-я]/g)?.length ?? 0;
  const latin = word.match(/[a-z]/g)?.length ?? 0;
  if (cyrillic === 0 || latin === 0 || latin > cyrillic) return word;
  return word.replace(/[a-z]/g, (letter) => lookAlikes.get(letter) ?? letter);
}

/** «омега3» is two words, «b6» and «coq10» one. */
function partsOf(word: string): string[] {
  const found = word.match(pieces) ?? [];
  const parts: string[] = [];
  for (let i = 0; i < found.length; i++) {
    const piece = found[i] ?? '';
    const next = found[i + 1];
    const code = next && /^\d/.test(next) ? codeOf(piece, next) : undefined;
    if (code) i++;
    parts.push(code ?? piece);
  }
  return parts;
}

function codeOf(letters: string, digits: string): string | undefined {
  if (letters === 'ку') return `q${digits}`;
  if (letters.length === 1) return (vitaminLetters.get(letters) ?? letters) + digits;
  return /^[a-z]{2,3}$/.test(letters) ? letters + digits : undefined;
}

/** Words that only their neighbours explain: «витамин С», «В 12», «2000 ME». */
function joinVitamins(tokens: Token[], source: string, isQuery: boolean): Token[] {
  const joined: Token[] = [];
  // After «витамины А и» another letter is a vitamin too.
  let inVitamins = false;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const around = { previous: joined.at(-1), next: tokens[i + 1], afterNext: tokens[i + 2], isQuery, inVitamins };
    const code = codeWithGap(token, around, source);
    if (code) {
      joined.push(code);
      i++;
      continue;
    }
    const word = wordInContext(token, around);
    inVitamins = vitaminWord.test(word) || groupWord.test(word) || (inVitamins && (word === 'и' || word.length === 1));
    joined.push(word === token.word ? token : { ...token, word });
  }
  return joined;
}

interface Around {
  previous: Token | undefined;
  next: Token | undefined;
  afterNext: Token | undefined;
  isQuery: boolean;
  inVitamins: boolean;
}

const isCapital = (token: Token) => token.raw !== token.raw.toLowerCase();

/** «В 12», «b-6». «в 6 лет» is no vitamin. */
function codeWithGap(token: Token, { previous, next, afterNext, isQuery }: Around, source: string): Token | null {
  if (!next || token.word.length > 2 || !/^\d+$/.test(next.word)) return null;
  const letter = token.word === 'ку' ? 'q' : (vitaminLetters.get(token.word) ?? token.word);
  const between = source.slice(token.end, next.start);
  if (!vitaminCode.test(letter + next.word) || !/^[ \u00a0\u2011-]$/.test(between)) return null;
  const isNamed = previous !== undefined && (vitaminWord.test(previous.word) || groupWord.test(previous.word));
  const isSure =
    between === '-' ||
    /^[a-z]$/.test(token.word) ||
    (isNamed && (isQuery || isCapital(token))) ||
    (isQuery && afterNext === undefined);
  if (!isSure) return null;
  const raw = source.slice(token.start, next.end);
  return { word: letter + next.word, raw, start: token.start, end: next.end };
}

function wordInContext(token: Token, { previous, next, isQuery, inVitamins }: Around): string {
  if (isQuery && token.word === 'вит') return 'витамин';
  if (previous && /^\d+$/.test(previous.word)) return unitsAfterNumber.get(token.word) ?? token.word;
  const letter = vitaminLetters.get(token.word);
  if (!letter || !inVitamins) return token.word;
  if (isCapital(token)) return letter;
  const isList = next === undefined || next.word === 'и' || next.word.length === 1;
  const isNamed = previous !== undefined && oneVitamin.test(previous.word) && token.word !== 'в';
  return isQuery && (isList || isNamed || !littleWords.has(token.word)) ? letter : token.word;
}
