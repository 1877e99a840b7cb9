import type { ThemeSection, ToolType } from '../../contract/theme.ts';
import { formatAge } from '../../text/russian.ts';
import type { ToolSource } from '../kinds/theme-tools.ts';
import type { Library } from './library.ts';
import { compileApart, compileJar, titleOfSubstance } from './shelf-catalogue.ts';

type Tool = Extract<ThemeSection, { type: ToolType }>;
type WithoutHead<S> = S extends unknown ? Omit<S, 'title' | 'text'> : never;

/** The others are shown as they were written. */
type Computed = Exclude<ToolSource, { type: 'bag' | 'sweat' }>;

export function compileTool(library: Library, section: Computed): WithoutHead<Tool> {
  switch (section.type) {
    case 'self-check':
      return {
        type: 'self-check',
        questions: section.questions.map(({ question, otherwise, product }) => ({
          question,
          otherwise,
          product: product === undefined ? null : library.productCard(product),
        })),
        results: section.results,
      };
    case 'season':
      return { type: 'season', items: section.items.map((item) => withCards(library, item)) };
    case 'evening':
      return { type: 'evening', items: section.items.map((item) => withCards(library, item)) };
    case 'ages':
      return {
        type: 'ages',
        items: section.products.map((ref) => {
          const { age } = library.content.get('product', ref).data;
          return { product: library.productCard(ref), from: age.from, to: age.to ?? null, age: formatAge(age) };
        }),
        younger: section.younger,
      };
    case 'family':
      return compileFamily(library, section.members);
  }
}

function withCards<T extends { products: string[] }>(library: Library, item: T) {
  return { ...item, products: library.productCards(item.products) };
}

type Members = Extract<ToolSource, { type: 'family' }>['members'];

function compileFamily(library: Library, members: Members): WithoutHead<Extract<Tool, { type: 'family' }>> {
  const refs = [...new Set(members.flatMap(({ products }) => products))];
  const jars = refs.map((ref) => compileJar(library.content, library.content.get('product', ref)));
  const keys = [...new Set(jars.flatMap(({ rows }) => rows.map(({ substance }) => substance)))];
  return {
    type: 'family',
    members: members.map((member) => withCards(library, member)),
    jars,
    substances: keys.map((key) => ({ key, title: titleOfSubstance(library.content, key) })),
    apart: compileApart(library).filter(({ first, second }) => keys.includes(first) && keys.includes(second)),
  };
}
