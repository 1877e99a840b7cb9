import type { Path } from '../load/faults.ts';
import { fieldsOf, lineAt, markdownFields } from '../load/fields.ts';
import type { Entry } from '../load/loaded-content.ts';
import { draftsLast } from '../schedule/shown.ts';
import type { Report } from './report.ts';

/** What a copied entry keeps of its model: numbers and links that can belong to one entry only. */
export function checkCopiedValues({ content, error }: Report): void {
  const seen = new Map<string, { entry: Entry; path: Path }>();
  for (const entry of draftsLast(content.everyEntry()))
    for (const { path, value, metadata } of fieldsOf(entry)) {
      if (metadata.unique !== 'value') continue;
      const key = `${metadata.label} ${String(value).trim().toLowerCase()}`;
      const first = seen.get(key);
      if (!first) seen.set(key, { entry, path });
      else
        error(
          entry,
          path,
          `«${value}» уже стоит в ${first.entry.file}:${first.entry.lineOf(first.path)}`,
          'похоже, осталось от копии: впишите то, что относится к этой записи',
        );
    }
}

/**
 * Of what people type, nothing has these: they come with a paste. A database takes some of them for an end, others turn
 * the words around them or part a word where nobody sees it.
 */
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd\ufffe\uffff]/;

/** Words that are shown as they are: a tag would be seen. */
const wordsOnly = new Set(['text', 'alt', 'word']);
const tag = /<\/?[a-z][^>]*>/i;

export function checkCharacters({ content, error }: Report): void {
  for (const entry of content.everyEntry()) {
    const bodies = markdownFields(entry).filter(({ path }) => path[0] === 'body');
    for (const { path, value, metadata } of [...fieldsOf(entry), ...bodies]) {
      if (typeof value !== 'string') continue;
      if (wordsOnly.has(metadata.type) && tag.test(value))
        error(entry, path, `«${tag.exec(value)?.[0]}» читатель увидит знаками`, 'уберите: HTML здесь не показывается');
      const found = unprintable.exec(value);
      if (!found) continue;
      const [, after] = /(\S*)\s*$/.exec(value.slice(0, found.index)) ?? [];
      const line = path[0] === 'body' ? entry.bodyLine + lineAt(entry.body, found.index) - 1 : undefined;
      error(
        entry,
        path,
        `невидимый знак, который нельзя опубликовать, после «${after}»`,
        'сотрите его: чаще всего он попадает в текст, скопированный из PDF',
        line,
      );
    }
  }
}
