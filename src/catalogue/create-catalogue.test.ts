import { expect, it } from 'vitest';
import { hashOf } from '../http/caching.ts';
import { emptyLists } from '../store/payload.ts';
import type { Publication, PublishedPicture } from '../store/publication.ts';
import { createCatalogue } from './create-catalogue.ts';

const publication = (parts: Partial<Publication>): Publication => ({
  ...emptyLists(),
  version: 'v1',
  documents: [],
  ...parts,
});

it('gives documents as text with its hash, the same each time', () => {
  const catalogue = createCatalogue(publication({ documents: [{ path: 'site', body: { brand: 'Ёлка' } }] }));
  const body = '{"brand":"Ёлка"}';
  expect(catalogue.document('site')).toEqual({ body, hash: hashOf(body) });
  expect(catalogue.document('site')).toBe(catalogue.document('site'));
  expect([catalogue.document('nope'), catalogue.document('constructor')]).toEqual([null, null]);
});

it('has products in the order of the editors', () => {
  const products = [2, 0, 1].map((position) => ({ position, ref: `a/${position}` }) as Publication['products'][number]);
  expect(createCatalogue(publication({ products })).products.map(({ ref }) => ref)).toEqual(['a/0', 'a/1', 'a/2']);
});

it('names as originals the pictures that pages show: no sharing pictures, none that is hidden', () => {
  const picture = (hash: string): PublishedPicture => ({ hash, type: 'image/webp', width: 800, height: 600 });
  const source = (hash: string, hidden: boolean) => ({ path: `${hash}.webp`, text: null, picture: hash, hidden });
  const catalogue = createCatalogue(
    publication({
      pictures: [picture('shown'), picture('shared'), picture('also'), picture('hidden')],
      sources: [source('shown', false), source('also', false), source('hidden', true)],
    }),
  );
  expect(catalogue.originals).toEqual([
    { hash: 'also', width: 800 },
    { hash: 'shown', width: 800 },
  ]);
});
