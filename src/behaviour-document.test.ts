import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** `docs/behaviour.md` names the test that proves each sentence. A title that was changed must be changed there, too. */
const rows = readFileSync('docs/behaviour.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!-)/.test(line))
  .map((line) => line.split(' | ').at(-1) ?? '');

const reference = /`(?<file>(?:src|e2e)\/[^`]+\.tsx?)`|"(?<double>[^"]+)"|(?<!\w)'(?<single>[^']+)'(?!\w)/g;

/** Every title the document names, with the file named before it in the same row. */
const named: { file: string; title: string }[] = [];
for (const row of rows) {
  let file = '';
  for (const { groups = {} } of row.matchAll(reference)) {
    const title = groups.double ?? groups.single;
    if (title) named.push({ file, title });
    else file = groups.file ?? '';
  }
}

describe('docs/behaviour.md', () => {
  it('names tests', () => {
    expect(named.length).toBeGreaterThan(60);
  });

  it.each([
    ...new Set(rows.flatMap((row) => [...row.matchAll(reference)].flatMap(({ groups }) => groups?.file ?? []))),
  ])('finds %s', (path) => {
    expect(existsSync(path)).toBe(true);
  });

  it.each(named)('finds "$title" in $file', ({ file: path, title }) => {
    expect(titlesIn(path).filter((known) => matches(known, title))).not.toEqual([]);
  });
});

/** What stands first in a call of `test`, `it` or a table of tests. */
function titlesIn(path: string): string[] {
  const call = /(?:\b(?:test|it|describe)|\))\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;
  return [...readFileSync(path, 'utf8').matchAll(call)].map(([, a, b, c]) => a ?? b ?? c ?? '');
}

/** The document may shorten a title with «…» at either end or between. */
function matches(known: string, title: string): boolean {
  const pieces = title.split('…').map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pieces.join('.*')}$`, 's').test(known);
}
