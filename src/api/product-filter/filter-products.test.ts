import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FacetKey, facetKeys } from '../../contract/filter-vocabulary.ts';
import type { PublishedProduct } from '../../store/publication.ts';
import { facetDefinitions, facetsOf } from './facets.ts';
import { filterProducts } from './filter-products.ts';
import { type FilterState, parseFilterState, toQuery } from './filter-state.ts';

const some = <T extends string>(...values: T[]) => fc.subarray(values, { minLength: 0 });

const product: fc.Arbitrary<Omit<PublishedProduct, 'ref' | 'position'>> = fc.record({
  series: fc.constantFrom('daily', 'calm', 'kidz'),
  form: fc.constantFrom('capsules', 'gummies', 'drops'),
  themes: some('for-men', 'for-kidz', 'for-immunity'),
  components: some('magniy', 'tsink', 'vitamin-d', 'omega-3'),
  audience: some('adults', 'kids', 'women'),
  ageFrom: fc.constantFrom(3, 7, 14, 18),
  timeOfDay: some('morning', 'evening', 'any'),
  marks: some('vegan', 'sugar-free'),
  allergens: some('fish', 'milk'),
  ratingValue: fc.constantFrom(null, 2.5, 3.4, 4.2, 5),
  ratingCount: fc.nat(20),
  title: fc.constantFrom('Ёлка', 'Елена', 'Абрикос', 'Яблоко'),
  since: fc.constantFrom('2025-01-01', '2026-01-01'),
  card: fc.constant({} as never),
});

const catalogue = fc.array(product, { maxLength: 70, size: 'max' }).map((rows) =>
  rows.map(
    (row, position): PublishedProduct => ({
      ...row,
      position,
      ref: `s/p${position}`,
      card: { ref: `s/p${position}` } as never,
    }),
  ),
);

const chosen = fc.dictionary(
  fc.constantFrom(...facetKeys),
  some(
    'daily',
    'calm',
    'for-men',
    'magniy',
    'tsink',
    'omega-3',
    'gummies',
    '7',
    '18',
    'kids',
    'morning',
    'vegan',
    'fish',
    '4',
    'nonsense',
  ),
);

/** Whoever chooses here wants to do without it. Said again, so that a slip of the rules is seen. */
const excluding: ReadonlySet<FacetKey> = new Set(['without', 'allergen']);

/** The same rules, said slowly. */
function matches(row: PublishedProduct, state: FilterState, except?: FacetKey): boolean {
  return facetDefinitions.every((facet) => {
    const values = state.chosen.get(facet.key);
    if (!values?.length || facet.key === except) return true;
    const has = values.some((value) => facet.valuesOf(row).includes(value));
    return excluding.has(facet.key) ? !has : has;
  });
}

/** How many products there are once this value is chosen too. */
function afterClick(products: PublishedProduct[], state: FilterState, key: FacetKey, value: string): number {
  const values = [...(state.chosen.get(key) ?? []), value];
  const next = { ...state, chosen: new Map(state.chosen).set(key, values) };
  return products.filter((row) => matches(row, next)).length;
}

describe('filterProducts', () => {
  it('agrees with brute force on every result and every count', () => {
    fc.assert(
      fc.property(catalogue, chosen, (products, query) => {
        const facets = facetsOf(products, {});
        const state = parseFilterState(
          Object.fromEntries(Object.entries(query).map(([key, values]) => [key, values.join(',')])),
          facets,
        );
        const found = filterProducts(products, facets, state);
        const expected = products.filter((row) => matches(row, state));
        expect(found.pagination.total).toBe(expected.length);
        expect(new Set(found.items.map((card) => card.ref)).size).toBe(
          Math.min(expected.length, found.pagination.perPage),
        );
        for (const facet of found.facets) {
          const definition = facetDefinitions.find(({ key }) => key === facet.key);
          for (const option of facet.options) {
            const has = (row: PublishedProduct) => definition?.valuesOf(row).includes(option.value) ?? false;
            const shown = option.selected
              ? expected.filter((row) => has(row) === (definition?.mode === 'any')).length
              : option.count + (option.adds ? expected.length : 0);
            const count = option.selected ? option.count : afterClick(products, state, facet.key, option.value);
            expect([facet.key, option.value, shown]).toEqual([facet.key, option.value, count]);
          }
        }
        for (const relaxation of found.relaxations) {
          expect(expected).toHaveLength(0);
          expect(relaxation.count).toBe(products.filter((row) => matches(row, state, relaxation.key)).length);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('sorts by the asked order and by position where that says nothing', () => {
    const products = fc.sample(catalogue, { numRuns: 1, seed: 1 })[0] ?? [];
    expect(products.length).toBeGreaterThan(3);
    const facets = facetsOf(products, {});
    const titles = filterProducts(products, facets, parseFilterState({ sort: 'title' }, facets)).items.map(
      (card) => products.find((row) => row.ref === card.ref)?.title ?? '',
    );
    expect(titles).toEqual([...titles].sort(new Intl.Collator('ru').compare));
  });
});

describe('parseFilterState', () => {
  const facets = facetsOf(
    [
      {
        ref: 'a/b',
        position: 0,
        series: 'a',
        form: 'drops',
        themes: [],
        components: ['magniy'],
        audience: ['adults'],
        ageFrom: 18,
        timeOfDay: ['any'],
        marks: [],
        allergens: [],
        ratingValue: null,
        ratingCount: 0,
        title: 'Т',
        since: '2026-01-01',
        card: {} as never,
      },
    ],
    {},
  );

  it('names what it does not understand', () => {
    const state = parseFilterState({ form: 'drops,gas', sort: 'size', page: 'x', series: 'zzz' }, facets);
    expect(state.ignored).toEqual(['series=zzz', 'form=gas', 'sort=size', 'page=x']);
    expect(toQuery(state)).toBe('form=drops');
  });

  it('drops the exclusion of a component that is asked for', () => {
    const state = parseFilterState({ component: 'magniy', without: 'magniy' }, facets);
    expect(state.chosen.has('without')).toBe(false);
    expect(state.ignored).toEqual(['without=magniy']);
  });
});
