import { type FacetKey, facetKeys } from '../../contract/filter-vocabulary.ts';
import { allergens, audiences, dietaryMarks, productForms, timesOfDay } from '../../contract/vocabulary.ts';
import type { PublishedProduct } from '../../store/publication.ts';

/** What a facet offers and which of its values a product has. */
interface FacetDefinition {
  key: FacetKey;
  /** `any`: one of the chosen values is enough. `none`: the product must have none of them. */
  mode: 'any' | 'none';
  /** Fixed values in their order; otherwise the values that occur, by title. */
  titles?: Record<string, string>;
  valuesOf(product: PublishedProduct): string[];
}

const ages: Record<string, string> = {
  3: 'Ребёнку с 3 лет',
  7: 'Школьнику с 7 лет',
  14: 'Подростку с 14 лет',
  18: 'Взрослому',
};
const ratings: Record<string, string> = { 4: '4 и выше', 3: '3 и выше' };
const adultAge = 18;
const { any: _, ...times } = timesOfDay;

/** A facet of the vocabulary without a rule does not compile. */
const rules: Record<FacetKey, Omit<FacetDefinition, 'key'>> = {
  series: { mode: 'any', valuesOf: (product) => [product.series] },
  theme: { mode: 'any', valuesOf: (product) => product.themes },
  component: { mode: 'any', valuesOf: (product) => product.components },
  without: { mode: 'none', valuesOf: (product) => product.components },
  form: { mode: 'any', titles: productForms, valuesOf: (product) => [product.form] },
  age: { mode: 'any', titles: ages, valuesOf: agesOf },
  audience: { mode: 'any', titles: audiences, valuesOf: (product) => product.audience },
  time: { mode: 'any', titles: times, valuesOf: timesOf },
  mark: { mode: 'any', titles: dietaryMarks, valuesOf: (product) => product.marks },
  allergen: { mode: 'none', titles: allergens, valuesOf: (product) => product.allergens },
  rating: { mode: 'any', titles: ratings, valuesOf: ratingsOf },
};

export const facetDefinitions: readonly FacetDefinition[] = facetKeys.map((key) => ({ key, ...rules[key] }));

export interface FacetWithOptions extends FacetDefinition {
  /** The values that products have, in the order in which they are shown. */
  options: { value: string; title: string }[];
}
export type Facets = readonly FacetWithOptions[];

/** Titles of what the content names: series, themes, components. */
export type FacetTitles = Partial<Record<FacetKey, ReadonlyMap<string, string>>>;

export const collator = new Intl.Collator('ru');

export function facetsOf(products: readonly PublishedProduct[], titles: FacetTitles): Facets {
  return facetDefinitions.map((definition) => {
    const { key, titles: fixed, valuesOf } = definition;
    const known = new Map(fixed ? Object.entries(fixed) : titles[key]);
    const values = [...new Set(products.flatMap(valuesOf))];
    const options = values.map((value) => ({ value, title: known.get(value) ?? value }));
    // Series and themes keep the order the content gives them; components, being many, go by the alphabet.
    const order = [...known.keys()];
    const isByAlphabet = !fixed && key !== 'series' && key !== 'theme';
    options.sort((a, b) =>
      isByAlphabet ? collator.compare(a.title, b.title) : order.indexOf(a.value) - order.indexOf(b.value),
    );
    return { ...definition, options };
  });
}

/** A product for children suits from its age on, but is not offered to adults. */
function agesOf(product: PublishedProduct): string[] {
  const forAdults = product.audience.some((who) => who !== 'kids' && who !== 'teens');
  return Object.keys(ages).filter((age) => (Number(age) === adultAge ? forAdults : product.ageFrom <= Number(age)));
}

/** What can be taken at any time can be taken in the morning too. */
function timesOf(product: PublishedProduct): string[] {
  return product.timeOfDay.includes('any') ? Object.keys(times) : product.timeOfDay;
}

function ratingsOf(product: PublishedProduct): string[] {
  const { ratingValue } = product;
  return ratingValue === null ? [] : Object.keys(ratings).filter((stars) => ratingValue >= Number(stars));
}
