import { expect, it } from 'vitest';
import { addPart, partsOf } from './parts.ts';

const whole = {
  version: 'v1',
  fingerprint: null,
  documents: [{ path: 'a' }, { path: 'b' }, { path: 'c' }],
  tables: { events: [{ start: new Date(0), card: { list: [1, 2, 3] } }], reviews: [] },
  media: [{ bytes: new Uint8Array([1, 2]) }],
};

it('puts together what it took apart', () => {
  const again = {};
  for (const part of partsOf(whole, () => 2)) addPart(again, structuredClone(part));
  expect(again).toEqual(whole);
});

it('takes no more of a list at a time than it is told', () => {
  const sizes = [...partsOf(whole, ([list]) => (list === 'documents' ? 2 : 9))].flatMap((part) =>
    'items' in part ? [[part.path.join('.'), part.items.length]] : [],
  );
  expect(sizes).toEqual([
    ['documents', 2],
    ['documents', 1],
    ['tables.events', 1],
    ['tables.reviews', 0],
    ['media', 1],
  ]);
});
