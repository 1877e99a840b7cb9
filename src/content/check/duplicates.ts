import { bareWords } from '../../text/russian.ts';
import type { Path } from '../load/faults.ts';
import { fieldsOf, lineAt, markdownFields } from '../load/fields.ts';
import type { Entry } from '../load/loaded-content.ts';
import { draftsLast } from '../schedule/shown.ts';
import type { Report } from './report.ts';

/** Shorter lines, such as «Индивидуальная непереносимость», may repeat. */
const paragraphLength = 60;

/** With so many common texts one file is a copy of the other, and one message is enough. */
const copied = 3;

interface Seen {
  entry: Entry;
  path: Path;
  /** Computed when it is reported. */
  line(): number;
}

interface Repeated extends Seen {
  what: string;
  first: Seen;
}

export function checkDuplicates(report: Report): void {
  const repeated = new Map<string, Repeated[]>();
  for (const one of findRepeated(report)) {
    const pair = `${one.first.entry.file} ${one.entry.file}`;
    repeated.set(pair, [...(repeated.get(pair) ?? []), one]);
  }
  for (const all of repeated.values()) {
    const [{ entry, first }] = all as [Repeated];
    if (all.length >= copied && entry !== first.entry)
      report.error(
        entry,
        [],
        `совпадает с ${first.entry.file}: одинаковых абзацев и описаний ${all.length}`,
        'похоже, один файл — копия другого: напишите в копии свой текст или отметьте её draft: true',
      );
    else
      for (const { path, line, what, first: other } of all)
        report.error(
          entry,
          path,
          `${what} уже есть: ${other.entry.file}:${other.line()}`,
          'напишите для этой записи свой текст',
          line(),
        );
  }
  checkTitles(report);
}

function* findRepeated(report: Report): Generator<Repeated> {
  const [texts, paragraphs] = [new Map<string, Seen>(), new Map<string, Seen>()];
  const repeatedIn = (seen: Map<string, Seen>, what: string, value: string, at: Seen): Repeated[] => {
    const key = bareWords(value);
    const first = seen.get(key);
    if (key !== '' && !first) seen.set(key, at);
    return first ? [{ ...at, what, first }] : [];
  };
  for (const entry of draftsLast(report.content.everyEntry())) {
    for (const { value, path, metadata } of fieldsOf(entry)) {
      const text = String(value);
      const at = { entry, path, line: () => entry.lineOf(path) };
      if (metadata.unique === 'description') yield* repeatedIn(texts, 'такое описание', text, at);
      else if (metadata.unique === 'paragraph' && text.length >= paragraphLength)
        yield* repeatedIn(paragraphs, 'такой абзац', text, at);
    }
    for (const { path, value, line } of markdownFields(entry)) {
      for (const part of split(value)) {
        if (part.text.length >= paragraphLength)
          yield* repeatedIn(paragraphs, 'такой абзац', part.text, {
            entry,
            path,
            line: () => line(part.line),
          });
      }
    }
  }
}

/** Two products with the same name cannot be told apart in lists and search. */
function checkTitles(report: Report): void {
  const seen = new Map<string, Entry>();
  for (const entry of draftsLast(report.content.everyEntry())) {
    if (!entry.record.address || !('title' in entry.data)) continue;
    const key = `${entry.kind} ${bareWords(entry.data.title)}`;
    const other = seen.get(key);
    if (other)
      report.error(
        entry,
        ['title'],
        `так же называется ${other.file}`,
        'дайте другое название: в списках их не различить',
      );
    else seen.set(key, entry);
  }
}

function* split(markdown: string): Generator<{ text: string; line: number }> {
  for (const match of markdown.matchAll(/[^\n](?:[^\n]|\n(?![ \t]*\n))*/g)) {
    const text = match[0].trim();
    if (!text.startsWith('|')) yield { text, line: lineAt(markdown, match.index) };
  }
}
