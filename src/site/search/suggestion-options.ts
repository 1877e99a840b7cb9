import { searchHref } from '../../contract/paths.ts';
import { searchKinds } from '../../contract/query-vocabulary.ts';
import type { Fragment, SearchHit, SuggestResponse } from '../../contract/search.ts';

export interface Option {
  key: string;
  href: string;
  /** The text of the box while the option is active; null leaves it as typed. */
  query: string | null;
  title: Fragment;
  hit: SearchHit | null;
  kind: 'recent' | 'popular' | 'word' | 'hit' | 'all';
}

export interface OptionGroup {
  title: string | null;
  options: Option[];
}

const small = (text: string) => text.replaceAll('\u00a0', ' ').toLowerCase();
const plain = (text: string): Fragment => [{ text, hit: false }];

const asQuery = (kind: Option['kind'], query: string): Option => ({
  key: `${kind} ${query}`,
  href: searchHref(query),
  query,
  title: plain(query),
  hit: null,
  kind,
});

/** Before anything is typed. */
export function startOptions(recent: string[], popular: string[]): OptionGroup[] {
  const fresh = popular.filter((query) => !recent.includes(query));
  return [
    { title: 'Недавние запросы', options: recent.map((query) => asQuery('recent', query)) },
    { title: 'Часто ищут', options: fresh.map((query) => asQuery('popular', query)) },
  ].filter((group) => group.options.length > 0);
}

/** As many completions as leave entries in sight above the keyboard of a phone. */
const mostWords = 2;

/** Completions first, then entries by kind, then a link to all results. Where nothing is found, what is often asked. */
export function suggestedOptions(typed: string, { words, hits }: SuggestResponse, popular: string[]): OptionGroup[] {
  // What was typed is no news, nor is the name of a product that stands below.
  const products = hits.filter(({ kind }) => kind === 'product');
  const known = [typed.trim(), ...products.map(({ title }) => title.map(({ text }) => text).join(''))].map(small);
  const completed = words.filter((word) => !known.includes(small(word)));
  const nothing = completed.length + hits.length === 0;
  const all: Option = { ...asQuery('all', typed.trim()), title: plain(`Все результаты: «${typed.trim()}»`) };
  return [
    {
      title: null,
      options: completed.slice(0, hits.length > 0 ? mostWords : undefined).map((word) => asQuery('word', word)),
    },
    {
      title: 'Ничего не\u00a0нашлось. Часто ищут',
      options: nothing ? popular.map((one) => asQuery('popular', one)) : [],
    },
    ...kindsInOrder(hits).map((kind) => ({
      title: searchKinds[kind],
      options: hits
        .filter((hit) => hit.kind === kind)
        .map((hit): Option => ({ key: hit.url, href: hit.url, query: null, title: hit.title, hit, kind: 'hit' })),
    })),
    { title: null, options: [all] },
  ].filter((group) => group.options.length > 0);
}

/** The kind of the best result first, products second at the latest, the others by their best result. */
export function kindsInOrder(hits: SearchHit[]): SearchHit['kind'][] {
  const [first, ...others] = new Set(hits.map(({ kind }) => kind));
  if (!first) return [];
  return [first, ...others.filter((kind) => kind === 'product'), ...others.filter((kind) => kind !== 'product')];
}
