import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { pagePaths, themeSlugs } from '../src/contract/paths.ts';

/** Names of the entries that a folder of the brand's content holds, in order. */
const namesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: 'content' })
    .filter((file) => !file.endsWith('/index.md'))
    .map((file) => file.replace(/\.md$/, ''))
    .sort();

const products = namesIn('series/*/*.md').map((name) => name.replace('series/', ''));
const series = [...new Set(products.map((product) => product.split('/')[0] ?? ''))];
const reviewed = new Set(
  (parse(readFileSync('content/reviews.yml', 'utf8')) as { product: string }[]).map(({ product }) => product),
);
const firstOf = (names: string[]): string[] => names.slice(0, 1);

/**
 * One address for every row of the specification's route table, whatever the brand's people have written: no entry is
 * named here, so that they may rename or remove any.
 */
export const catalogueRoutes: string[] = [
  ...Object.values(pagePaths),
  ...themeSlugs.map((slug) => `/${slug}`),
  ...firstOf(series).map((slug) => `/${slug}`),
  ...firstOf(namesIn('articles/*.md')).map((name) => `/${name}`),
  ...firstOf(namesIn('components/*.md')).map((name) => `/${name}`),
  ...firstOf(namesIn('events/*.md')).map((name) => `/${name}`),
  ...firstOf(namesIn('specialists/*.md')).map((name) => `/${name}`),
  ...firstOf(namesIn('experts/*.md')).map((name) => `/expert-${name.replace('experts/', '')}`),
  // Every series has a look of its own, and its products have it too.
  ...series
    .flatMap((slug) => firstOf(products.filter((product) => product.startsWith(`${slug}/`))))
    .map((ref) => `/${ref}`),
];

/** Every page whose heading is the name of a product, a series or a substance: the longest words in the largest type. */
export const catalogueHeadings: string[] = [
  ...[...series, ...products].map((path) => `/${path}`),
  ...namesIn('components/*.md').map((name) => `/${name}`),
];

/** The same kinds of page in states that look different. */
export const catalogueStates: string[] = [
  '/articles?topic=sleep',
  '/articles?page=2',
  '/reviews?stars=1',
  `/reviews?product=${encodeURIComponent(products[0] ?? '')}`,
  '/products-filters?form=gummies',
  '/products-filters?form=spray&mark=vegan&audience=kids',
  '/products-filters?form=steam',
  '/search?q=магний',
  '/search?q=ъъъъъъ',
  ...firstOf(products.filter((product) => !reviewed.has(product))).map((ref) => `/${ref}`),
];
