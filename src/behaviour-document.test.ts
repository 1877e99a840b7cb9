import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * `docs/behaviour.md`, `docs/specification-statements.md` and `docs/security.md` name the test that proves each sentence. A
 * title that was changed must be changed there, too.
 */
const reference = /`(?<file>(?:src|e2e|scripts)\/[^`]+\.tsx?)`|"(?<double>[^"]+)"|(?<!\w)'(?<single>[^']+)'(?!\w)/g;

interface Named {
  file: string;
  title: string;
}

/** Every title that a proof names, with the file named before it. */
function testsIn(proof: string): Named[] {
  const named: Named[] = [];
  let file = '';
  for (const { groups = {} } of proof.matchAll(reference)) {
    // Titles that hold quotation marks stand between the other ones.
    const title = groups.single ?? groups.double;
    if (title) named.push({ file, title });
    else file = groups.file ?? '';
  }
  return named;
}

const tableRows = (document: string): string[][] =>
  readFileSync(document, 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line))
    .map((line) => line.replace(/^\| | \|$/g, '').split(' | '));

describe.each([
  { document: 'docs/behaviour.md', tests: 60 },
  { document: 'docs/security.md', tests: 40 },
])('$document', ({ document, tests }) => {
  const rows = tableRows(document).map((cells) => cells.at(-1) ?? '');
  const named = rows.flatMap(testsIn);

  it('names tests', () => {
    expect(named.length).toBeGreaterThan(tests);
  });

  it.each([
    ...new Set(rows.flatMap((row) => [...row.matchAll(reference)].flatMap(({ groups }) => groups?.file ?? []))),
  ])('finds %s', (path) => {
    expect(existsSync(path)).toBe(true);
  });

  it.each(named)('finds "$title" in $file', ({ file, title }) => {
    expect(isTest(file, title)).toBe(true);
  });
});

describe('docs/specification-statements.md', () => {
  const document = 'docs/specification-statements.md';
  const statements = tableRows(document)
    .filter(([number]) => number !== 'no.')
    .map(([number = '', statement = '', ...proof]) => ({ number, statement, proof: proof.join(' | ') }))
    .map((row) => ({ ...row, tests: testsIn(row.proof), cannotBeTried: row.proof.startsWith('cannot be tried: ') }));

  it('numbers every section of the specification without a gap', () => {
    const bySection = Map.groupBy(statements, ({ number }) => number.split('.')[0]);
    expect([...bySection.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    for (const [section, rows] of bySection) {
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => `${section}.${index + 1}`));
    }
  });

  it('tells how many statements there are, and how many of them are proven', () => {
    const [, all, proven] = /\*\*(\d+) statements, (\d+) proven/.exec(readFileSync(document, 'utf8')) ?? [];
    expect([Number(all), Number(proven)]).toEqual([
      statements.length,
      statements.filter(({ tests }) => tests.length > 0).length,
    ]);
    expect(readFileSync('docs/behaviour.md', 'utf8')).toContain(`${proven} of ${all} statements`);
  });

  it.each(statements)('$number is proven by tests that exist', ({ number, statement, tests, cannotBeTried }) => {
    expect(tests.length > 0, `${number} ${statement} names a test, or why it cannot be tried`).toBe(!cannotBeTried);
    expect(tests.filter(({ file, title }) => !isTest(file, title))).toEqual([]);
  });
});

function isTest(file: string, title: string): boolean {
  return existsSync(file) && titlesIn(file).some((known) => matches(known, title, file));
}

/** What stands first in a call of `test`, `it` or a table of tests. */
function titlesIn(path: string): string[] {
  const call = /(?:\b(?:test|it|describe)|\))\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;
  return [...readFileSync(path, 'utf8').matchAll(call)].map(([, a, b, c]) => a ?? b ?? c ?? '');
}

const variable = /\$\{[^}]*\}|%[sijd]|\$\w+/;

/** The document may shorten a title with «…» at either end or between. */
function matches(known: string, title: string, file: string): boolean {
  const pieces = title.split('…').map(literal);
  if (new RegExp(`^${pieces.join('.*')}$`, 's').test(known)) return true;
  if (!variable.test(known)) return false;
  // One row of a table of tests: what stands for the variables must be among the rows.
  const template = known.split(variable).map(literal).join('(.+)');
  const values = new RegExp(`^${template}$`, 's').exec(title)?.slice(1);
  return values?.every((value) => isRow(value, readFileSync(file, 'utf8'))) ?? false;
}

/** A value of a table, or a list of them. */
function isRow(value: string, text: string): boolean {
  return (
    [`'${value}'`, `"${value}"`, ` ${value},`].some((written) => text.includes(written)) || isListOfRows(value, text)
  );
}

function isListOfRows(value: string, text: string): boolean {
  const parts = value.split(', ');
  return parts.length > 1 && parts.every((part) => isRow(part, text));
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
