import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const site = path.join(import.meta.dirname, '..');

// The rules of print.css are no part of the page on a screen.
const sheets = globSync('**/*.css', { cwd: site }).filter((file) => path.basename(file) !== 'print.css');

it('never asks the whole page what stands on it: `usePageMark` says it', () => {
  const asking = sheets.filter((file) => /(?:html|body|:root):has\(/.test(readFileSync(path.join(site, file), 'utf8')));
  expect(sheets.length).toBeGreaterThan(10);
  expect(asking).toEqual([]);
});

it('never asks what contains something without a quality: any element that comes would have to be looked at', () => {
  const asking = sheets.filter((file) => /:has\([^)]*:not\(/.test(readFileSync(path.join(site, file), 'utf8')));
  expect(asking).toEqual([]);
});

const tokenFile = 'src/site/styles/theme.css';
const fluidValues = (file: string) => readFileSync(file, 'utf8').match(/[^\s;]*\bclamp\((?!\))[^;"']*/g) ?? [];

it('no other file of the site has a fluid value of its own', () => {
  const others = globSync('src/site/**/*.{css,ts,tsx}').filter(
    (file) => file !== tokenFile && !file.endsWith('.test.ts'),
  );
  expect(others.length).toBeGreaterThan(100);
  const found = others.flatMap((file) => fluidValues(file).map((value) => `${file}: ${value}`));
  expect(found, `use a token of ${tokenFile}, a step of the spacing scale or min()/max()`).toEqual([]);
});
