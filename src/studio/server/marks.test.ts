import { describe, expect, it } from 'vitest';
import { documentMakers } from '../../content/compile/documents.ts';
import { createLibrary } from '../../content/documents/library.ts';
import { loadContent } from '../../content/load/load.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { createShareBook } from '../../content/share/share-book.ts';
import { markDigits, markLength, markStart } from '../preview-protocol.ts';
import { placesOf, withMarks } from './marks.ts';

const marks = new RegExp(
  `[\\u{${markStart.toString(16)}}-\\u{${(markStart + markDigits - 1).toString(16)}}]{${markLength}}`,
  'gu',
);
const numberOf = (found: string) =>
  [...found].reduce((sum, digit, index) => sum + ((digit.codePointAt(0) ?? 0) - markStart) * markDigits ** index, 0);

const asSeen = (body: string) =>
  body
    .replace(marks, '')
    // A picture to share is named after the words on it, and a last short word is tied to the one before.
    .replace(/\/share\/\w+/g, '')
    .replaceAll('\u00a0', ' ')
    // What is cut to a length is cut a little earlier.
    .replace(/("(?:lead|\w*description|\w+_title|text)":"[^"]{0,40})[^"]*/g, '$1');

const seenIn = (content: Content) => new Map([...documentsOf(content)].map(([path, body]) => [path, asSeen(body)]));

const documentsOf = (content: Content) =>
  new Map(
    [...documentMakers(createLibrary(content, createShareBook()))].map(([path, make]) => [
      path,
      JSON.stringify(make().body),
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
    const marked = documentsOf(withMarks({ content, standIns: new Map() }));
    const seen = (path: string) => asSeen(marked.get(path) ?? '');
    const changed = [...seenIn(content)].filter(([path, body]) => seen(path) !== body);
    expect(changed.map(([path, body]) => firstDifference(body, seen(path)))).toEqual([]);

    const article = [...marked].find(([path]) => path.endsWith('/gigiena-sna'))?.[1] ?? '';
    const places = placesOf([...article.matchAll(marks)].map(([found]) => numberOf(found)));
    const own = places.filter(({ path }) => path === 'articles/gigiena-sna.md').map(({ field }) => field);
    expect(own).toEqual(expect.arrayContaining(['title', 'lead', 'body', 'image.alt']));
  });
});
