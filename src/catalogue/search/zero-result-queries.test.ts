import { expect, it } from 'vitest';
import { countableQuery } from './zero-result-queries.ts';

it.each(['Магнитофон', 'магнитофон!', ' «магнитофон» '])('counts %s under one spelling', (query) =>
  expect(countableQuery(query)).toBe('магнитофон'),
);

it.each([
  ['an address', 'я@пример.рф'],
  ['a telephone number', 'звоните 8 916 123-45-67'],
  ['a long number', '1234567'],
  ['a letter to us', 'я'.repeat(61)],
  ['no word', '!?'],
])('does not count %s', (_, query) => expect(countableQuery(query)).toBeNull());
