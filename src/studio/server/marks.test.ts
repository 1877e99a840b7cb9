import { describe, expect, it } from 'vitest';
import { documentMakers } from '../../content/compile/documents.ts';
import { createLibrary } from '../../content/documents/library.ts';
import { loadContent } from '../../content/load/load.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { createShareBook } from '../../content/share/share-book.ts';
import { markDigits, markLength, markStart } from '../protocol.ts';
import { placesOf, withMarks } from './marks.ts';

const marks = new RegExp(
  `[\\u{${markStart.toString(16)}}-\\u{${(markStart + markDigits - 1).toString(16)}}]{${markLength}}`,
  'gu',
);
const numberOf = (found: string) =>
  [...found].reduce((sum, digit, index) => sum + ((digit.codePointAt(0) ?? 0) - markStart) * markDigits ** index, 0);

const documentsOf = (content: Content) =>
  new Map(
    [...documentMakers(createLibrary(content, createShareBook()))].map(([path, make]) => [
      path,
      // A picture to share is named after the words on it, and a last short word is tied to the one before.
      JSON.stringify(make().body)
        .replace(/\/share\/\w+/g, '')
        .replaceAll('\u00a0', ' '),
    ]),
  );

function firstDifference(a: string, b = ''): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  return `${a.slice(at - 60, at + 60)} ≠ ${b.slice(at - 60, at + 60)}`;
}

describe('marks of the preview', () => {
  it('change nothing that is seen, and tell what each text is made of', async () => {
    const content = await loadContent('fixtures/catalogue');
    const [plain, marked] = [documentsOf(content), documentsOf(withMarks(content))];
    const changed = [...plain].filter(([path, body]) => marked.get(path)?.replace(marks, '') !== body);
    expect(changed.map(([path, body]) => firstDifference(body, marked.get(path)?.replace(marks, '')))).toEqual([]);

    const article = [...marked].find(([path]) => path.endsWith('/articles/gigiena-sna'))?.[1] ?? '';
    const places = placesOf([...article.matchAll(marks)].map(([found]) => numberOf(found)));
    const own = places.filter(({ path }) => path === 'articles/gigiena-sna.md').map(({ field }) => field);
    expect(own).toEqual(expect.arrayContaining(['title', 'lead', 'body', 'image.alt', 'sources[0].title']));
  });
});
