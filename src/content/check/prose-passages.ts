import { fieldsOf, markdownFields } from '../load/fields.ts';
import type { Content, Entry } from '../load/loaded-content.ts';

/** A line of text for readers: what the prose rules judge. */
export interface Passage {
  entry: Entry;
  path: readonly (string | number)[];
  /** Found when it is told: few of many are. */
  line(): number;
  text: string;
  heading: boolean;
}

/** Buyers' own words, and lists for machines. */
const foreignKinds = new Set<Entry['kind']>(['reviews', 'synonyms', 'redirects', 'shops', 'site']);
/** What stands on a label or in a search engine's answer is said in one way. */
const labelWords = new Set(['intake', 'storage', 'shelfLife', 'composition', 'foods', 'norms', 'sources', 'seo']);

export function passagesOf(content: Content): Passage[] {
  return [...content.everyEntry()].flatMap((entry) => {
    if (foreignKinds.has(entry.kind) || entry.record.voice === null) return [];
    const fields = [...fieldsOf(entry)]
      .filter(({ meaning, path }) => meaning.is === 'text' && !path.some((part) => labelWords.has(String(part))))
      .filter(({ meaning, value }) => meaning.voice !== 'silent' && isSentence(String(value)))
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

/** Without the marks of Markdown: a link is its words. */
function plain(line: string): string {
  return line
    .replace(/^#+\s*/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '');
}

export const placeOf = ({ entry, line }: Passage) => `${entry.file}:${line()}`;
