import type { Path } from './faults.ts';
import type { Entry } from './load.ts';

/** Every string of an entry's data, with its path. */
export function* stringsOf(data: unknown, path: Path = []): Generator<{ value: string; path: Path }> {
  if (typeof data === 'string') yield { value: data, path };
  else if (Array.isArray(data)) for (const [index, item] of data.entries()) yield* stringsOf(item, [...path, index]);
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) yield* stringsOf(value, [...path, key]);
}

/** `composition.rows[].component` → every such value that is there. */
export function* valuesAt(data: unknown, pattern: string, path: Path = []): Generator<{ value: unknown; path: Path }> {
  if (pattern === '') {
    if (data !== undefined) yield { value: data, path };
    return;
  }
  const [, key = '', list = '', rest = ''] = /^([^.[\]]*)(\[\])?\.?(.*)$/.exec(pattern) ?? [];
  if (key === '') {
    if (Array.isArray(data)) for (const [index, item] of data.entries()) yield* valuesAt(item, rest, [...path, index]);
    return;
  }
  if (typeof data !== 'object' || data === null) return;
  const value = (data as Record<string, unknown>)[key];
  yield* valuesAt(value, list === '' ? rest : rest === '' ? '[]' : `[].${rest}`, [...path, key]);
}

export interface MarkdownField {
  path: Path;
  text: string;
  /** Line of the file for a line of the Markdown, both counted from 1. */
  line(markdownLine: number): number;
}

const markdownPatterns: Partial<Record<Entry['kind'], string[]>> = {
  component: ['shortage', 'excess'],
  faq: ['items[].answer'],
  theme: ['sections[].body'],
};

/** All Markdown of an entry: the text under the fields and the fields that are Markdown themselves. */
export function markdownFields(entry: Entry): MarkdownField[] {
  const patterns =
    entry.kind === 'page'
      ? entry.slug === 'about'
        ? ['sections[].text']
        : ['body']
      : (markdownPatterns[entry.kind] ?? []);
  const fields = patterns.flatMap((pattern) =>
    [...valuesAt(entry.data, pattern)].map(({ value, path }): MarkdownField => {
      const first = entry.blockLine(path);
      return { path, text: String(value), line: (line) => (first === null ? entry.lineOf(path) : first + line - 1) };
    }),
  );
  if (entry.path.endsWith('.md'))
    fields.push({ path: ['body'], text: entry.body, line: (line) => entry.bodyLine + line - 1 });
  return fields;
}

/** How many lines precede an offset, for messages about a place inside a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
