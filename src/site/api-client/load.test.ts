import { expect, it } from 'vitest';
import { pick } from './load.ts';

it('keeps named parameters as text, without those of a campaign and what was left empty', () => {
  expect(pick('n', 'p', 'q')({ n: '', p: ['a', 'b'], q: 7, utm_source: 'x' })).toEqual({ p: 'a,b', q: '7' });
});
