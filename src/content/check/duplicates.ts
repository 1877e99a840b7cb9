import type { Path } from '../faults.ts';
import { fieldsOf, lineAt, markdownFields } from '../fields.ts';
import type { Entry } from '../load.ts';
import type { Report } from './report.ts';

/** Shorter lines, such as «Индивидуальная непереносимость», may repeat: there is one way to say them. */
const paragraphLength = 60;

/** No two entries share a description, and no paragraph occurs twice. */
export function checkDuplicates(report: Report): void {
  const texts = new Map<string, string>();
  const paragraphs = new Map<string, string>();
  const note = (seen: Map<string, string>, what: string, value: string, entry: Entry, path: Path, line: number) => {
    const key = normalise(value);
    if (key === '') return;
    const other = seen.get(key);
    if (other) report.error(entry, path, `${what} уже есть: ${other}`, 'напишите для этой записи свой текст', line);
    else seen.set(key, `${entry.file}:${line}`);
  };
  for (const entry of report.content.everyEntry()) {
    for (const { value, path, meaning } of fieldsOf(entry)) {
      const text = String(value);
      if (meaning.unique === 'description') note(texts, 'такое описание', text, entry, path, entry.lineOf(path));
      else if (meaning.unique === 'paragraph' && text.length >= paragraphLength)
        note(paragraphs, 'такой абзац', text, entry, path, entry.lineOf(path));
    }
    for (const field of markdownFields(entry)) {
      for (const { text, line } of split(field.value)) {
        if (text.length >= paragraphLength) note(paragraphs, 'такой абзац', text, entry, field.path, field.line(line));
      }
    }
  }
}

function* split(markdown: string): Generator<{ text: string; line: number }> {
  for (const match of markdown.matchAll(/[^\n](?:[^\n]|\n(?![ \t]*\n))*/g)) {
    const text = match[0].trim();
    if (!text.startsWith('|')) yield { text, line: lineAt(markdown, match.index) };
  }
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
