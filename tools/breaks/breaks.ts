import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** One deliberate mistake in the source, and the test file that must fail because of it. */
export interface Break {
  title: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** A file of Vitest, in a browser where its name says so, or of Playwright: `.spec.ts`. */
  test: string;
  /** Only the tests whose title contains this. */
  only: string | undefined;
}

type Row = [file: string, find: string, replace: string, test?: string, only?: string];

const rows = parse(readFileSync(join(import.meta.dirname, 'breaks.yml'), 'utf8')) as Record<string, Row>;

export const breaks: readonly Break[] = Object.entries(rows).map(
  ([title, [file, find, replace, test = file.replace(/\.(ts|tsx)$/, '.test.$1'), only]]) => ({
    title,
    file,
    find,
    replace,
    test,
    only,
  }),
);
