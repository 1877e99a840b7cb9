import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokenFile = 'src/site/styles/theme.css';
const fluidValues = (file: string) => readFileSync(file, 'utf8').match(/[^\s;]*\bclamp\((?!\))[^;"']*/g) ?? [];

it('twelve fluid sizes and spaces stand in the token file', () => {
  expect(fluidValues(tokenFile)).toHaveLength(12);
});

it('no other file of the site has a fluid value of its own', () => {
  const others = globSync('src/site/**/*.{css,ts,tsx}').filter(
    (file) => file !== tokenFile && !file.endsWith('.test.ts'),
  );
  expect(others.length).toBeGreaterThan(100);
  const found = others.flatMap((file) => fluidValues(file).map((value) => `${file}: ${value}`));
  expect(found, `use a token of ${tokenFile}, a step of the spacing scale or min()/max()`).toEqual([]);
});
