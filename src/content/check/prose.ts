import { bareWords } from '../../text/russian.ts';
import { fieldsOf, markdownFields } from '../load/fields.ts';
import type { Content, Entry } from '../load/loaded-content.ts';
import { memoizeText } from '../text/typeset.ts';
import {
  feelings,
  fixedPhrases,
  habits,
  headingsPerQuestion,
  headingTemplates,
  question,
  substances,
} from './prose-rules.ts';
import type { Report } from './report.ts';

/** Repetitions across all texts, which no single page shows. */
export function checkProse(report: Report): void {
  const passages = passagesOf(report.content);
  checkHabits(report, passages);
  checkFeelings(report, passages);
  checkHeadings(report, passages);
  for (const { phrase, places } of repeatedPhrases(passages))
    warnAt(
      report,
      places,
      `«${phrase}»: файлов с этой фразой — ${places.length}`,
      'скажите иначе; если слова должны повторяться, попросите разработчика о них не напоминать',
    );
}

function checkHabits(report: Report, passages: readonly Passage[]): void {
  const total = passages.reduce((sum, { text }) => sum + countWords(text), 0);
  for (const { name, pattern, perTenThousandWords, inOneText } of habits) {
    const found = passages.flatMap((passage) => [...passage.text.matchAll(pattern)].map(() => passage));
    for (const places of Map.groupBy(found, textOf).values()) {
      if (places.length > inOneText)
        warnAt(report, places, `${name}: в одном тексте — ${places.length}`, `оставьте не больше ${inOneText}`);
    }
    const limit = Math.max(inOneText, Math.round((total * perTenThousandWords) / 10_000));
    if (found.length > limit)
      warnAt(report, found, `${name}: на весь сайт — ${found.length}`, `хватит ${limit}: перепишите часть`);
  }
}

/** A list of questions or the sections of a theme are separate passages; anything else is one. */
function textOf({ entry, path }: Passage): string {
  return entry.kind === 'faq' ? `${entry.file} ${path.slice(0, 2).join('.')}` : entry.file;
}

function checkFeelings(report: Report, passages: readonly Passage[]): void {
  const subject = subjectPattern(report.content);
  for (const passage of passages) {
    for (const { 0: verb, index } of passage.text.matchAll(feelings)) {
      const before =
        passage.text
          .slice(0, index)
          .split(/[.!?:;«»()—]/)
          .at(-1) ?? '';
      if (subject.test(before))
        warnAt(report, [passage], `вещество «${verb.toLowerCase()}»`, 'скажите, что с ним происходит на самом деле');
    }
  }
}

/** The name of a substance as the subject, at most three words before the verb. */
function subjectPattern(content: Content): RegExp {
  const titles = content.all('component').map(({ data }) => data.title.replace(/[^\p{L}\d -]/gu, '.'));
  const names = [...titles, ...substances].join('|');
  return new RegExp(`(?<![\\p{L}\\d])(?:${names})(?: [\\p{L}\\d]+){0,3} $`, 'iu');
}

function checkHeadings(report: Report, passages: readonly Passage[]): void {
  const headings = passages.filter(({ heading }) => heading);
  for (const { name, pattern, limit } of headingTemplates) {
    const found = headings.filter(({ text }) => pattern.test(text));
    if (found.length > limit)
      warnAt(report, found, `заголовки вида ${name}: ${found.length}`, `на весь сайт хватит ${limit}`);
  }
  checkQuestions(report, headings);
}

function checkQuestions(report: Report, headings: readonly Passage[]): void {
  const asking = headings.filter(({ text }) => text.endsWith('?') || text.search(question) === 0);
  const limit = Math.max(fewHeadings, Math.floor(headings.length / headingsPerQuestion));
  if (asking.length > limit)
    warnAt(
      report,
      asking,
      `заголовки-вопросы: ${asking.length} из ${headings.length}`,
      `хватит ${limit}: назовите в заголовке сам ответ или предмет`,
    );
}

/** So many questions are no habit yet. */
const fewHeadings = 4;
const placesNamed = 5;

/** The warning stands at the first place and names the next ones. */
function warnAt(report: Report, places: readonly Passage[], message: string, remedy: string): void {
  const [first, ...others] = places;
  if (!first) return;
  const named = [...new Set(others.map(placeOf))].slice(0, placesNamed);
  const also = named.length > 0 ? `; ещё: ${named.join(', ')}` : '';
  report.warning(first.entry, first.path, `${message}${also}`, remedy, first.line());
}

function countWords(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

/** A line of text for readers. */
export interface Passage {
  entry: Entry;
  path: readonly (string | number)[];
  /** Computed when it is reported. */
  line(): number;
  text: string;
  heading: boolean;
}

/** Words of buyers, and lists for machines. */
const foreignKinds = new Set<Entry['kind']>(['reviews', 'synonyms', 'redirects', 'shops', 'site']);
/** Texts of labels and search results have fixed wording. */
const labelWords = new Set(['intake', 'storage', 'shelfLife', 'composition', 'foods', 'norms', 'sources', 'seo']);

export function passagesOf(content: Content): Passage[] {
  return [...content.everyEntry()].flatMap((entry) => {
    if (foreignKinds.has(entry.kind) || entry.record.tone === null) return [];
    const fields = [...fieldsOf(entry)]
      .filter(({ metadata, path }) => metadata.type === 'text' && !path.some((part) => labelWords.has(String(part))))
      .filter(({ metadata, value }) => metadata.tone !== 'silent' && isSentence(String(value)))
      .map(({ value, path }) => ({ entry, path, line: () => entry.lineOf(path), text: String(value), heading: false }));
    const lines = markdownFields(entry).flatMap((field) =>
      field.value.split('\n').flatMap((line, index) =>
        isTable(line) || line.trim() === ''
          ? []
          : {
              entry,
              path: field.path,
              line: () => field.line(index + 1),
              text: plain(line),
              heading: line.startsWith('#'),
            },
      ),
    );
    return [...fields, ...lines];
  });
}

const isSentence = (value: string) => /\p{Script=Cyrillic}/u.test(value) && value.includes(' ');
const isTable = (line: string) => line.trimStart().startsWith('|');

/** Without Markdown: a link is its text. */
function plain(line: string): string {
  return line
    .replace(/^#+\s*/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '');
}

const placeOf = ({ entry, line }: Passage) => `${entry.file}:${line()}`;

/** The length of a phrase in words, and the number of files that may share it. */
const length = 5;
const tolerated = 4;
const mostPassages = 20_000;

interface RepeatedPhrase {
  phrase: string;
  /** One passage per file. */
  places: Passage[];
}

/** The most frequent first. */
function repeatedPhrases(passages: readonly Passage[]): RepeatedPhrase[] {
  const fixed = fixedPhrases.map(bareWords);
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

/** Overlapping parts of a longer phrase count once. */
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
    const words = bareWords(sentence).split(' ');
    for (let start = 0; start + length <= words.length; start++) yield words.slice(start, start + length).join(' ');
  }
}
