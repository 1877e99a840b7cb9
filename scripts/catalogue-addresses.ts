import { globSync, readFileSync, statSync } from 'node:fs';
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
/** The entries with the least and the most in them. */
const extremesOf = (pattern: string): string[] => {
  const names = namesIn(pattern);
  const sized = names.map((name) => ({ name, size: statSync(`content/${name}.md`).size }));
  const [least, ...more] = sized.sort((a, b) => a.size - b.size);
  return [least, more.at(-1)].flatMap((one) => one?.name ?? []);
};

/**
 * Every row of the specification's route table, whatever the brand's people have written: no entry is named here, so that
 * they may rename or remove any. Where many entries share a row, the shortest and the longest.
 */
export const catalogueRoutes: string[] = [
  ...Object.values(pagePaths),
  ...themeSlugs.map((slug) => `/${slug}`),
  ...firstOf(series).map((slug) => `/${slug}`),
  ...['articles', 'components', 'events', 'specialists']
    .flatMap((folder) => extremesOf(`${folder}/*.md`))
    .map((name) => `/${name}`),
  ...firstOf(namesIn('experts/*.md')).map((name) => `/expert-${name.replace('experts/', '')}`),
  // Every series has a look of its own, and its products have it too.
  ...series.flatMap((slug) => extremesOf(`series/${slug}/*.md`).slice(-1)).map((name) => name.replace('series', '')),
];

/** Every page whose heading is the name of a product or a substance: the longest words in the largest type. */
export const catalogueNames = {
  products: products.map((path) => `/${path}`),
  components: namesIn('components/*.md').map((name) => `/${name}`),
};
export const catalogueSeries: string[] = series.map((slug) => `/${slug}`);

/** The same kinds of page in states that look different. */
export const catalogueStates: string[] = [
  '/reviews?stars=1',
  '/products-filters?form=spray&mark=vegan&audience=kids',
  '/products-filters?form=steam',
  '/search?q=магний',
  '/search?q=ъъъъъъ',
  ...firstOf(products.filter((product) => !reviewed.has(product))).map((ref) => `/${ref}`),
];
