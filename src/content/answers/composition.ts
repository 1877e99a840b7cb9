import { paths } from '../../contract/paths.ts';
import type { Comparison, CompositionRow } from '../../contract/product.ts';
import { decimal, plus, toNumber } from '../../nutrition/decimal.ts';
import { isNormKey, norms, percentOfNorm } from '../../nutrition/label-norms.ts';
import { upperLevelOf } from '../../nutrition/limits.ts';
import { isForChildren } from '../../nutrition/needs.ts';
import { normKeyOf } from '../facts/composition.ts';
import type { Entry } from '../load/loaded-content.ts';
import { formatAmount, formatLimit } from '../text/russian.ts';
import type { Library } from './library.ts';
import { compileShares } from './norm-basis.ts';

type Row = Entry<'product'>['data']['composition']['rows'][number];

/** A product for children does not show an adult's level. */
const adultAge = 18;

export function compileRows(library: Library, product: Entry<'product'>): CompositionRow[] {
  return product.data.composition.rows.map((row) => {
    const key = normKeyOf(row);
    const upper = key && product.data.age.from >= adultAge ? upperLevelOf(key, adultAge) : null;
    return {
      name: row.name,
      component: row.component ? library.componentLink(row.component) : null,
      amount: row.amount,
      unit: row.unit,
      amountText: formatAmount(row.amount, row.unit, key),
      ...compileShares(product.data.age, key, row.amount, row.unit),
      upper:
        key && upper?.kind === 'upper'
          ? { text: formatLimit(upper, key), percent: percentOfNorm(key, upper.amount, upper.unit) ?? 0 }
          : null,
    };
  });
}

/** Of rows in one unit. */
export function sumAmounts(rows: readonly { amount: number }[]): number {
  return toNumber(rows.map(({ amount }) => decimal(amount)).reduce(plus));
}

/** What a column of a comparison stands for: the norm, else the component, else the name on the label. */
function columnKey(row: Row): string {
  return normKeyOf(row) ?? row.component ?? row.name;
}

const maxColumns = 10;

export function compileComparison(library: Library, products: Entry<'product'>[]): Comparison {
  const keys = chooseColumns(products);
  const forChildren = products.every(({ data }) => isForChildren(data.age));
  return {
    columns: keys.map((key) => {
      const component = library.content.find('component', key);
      const named = products.flatMap((product) => product.data.composition.rows).find((row) => columnKey(row) === key);
      const title = component?.data.title ?? (isNormKey(key) ? norms[key].name : shortName(named?.name ?? key));
      return { key, title, url: component ? paths.component(key) : null };
    }),
    rows: products.map((product) => ({
      ref: product.slug,
      title: product.data.title,
      url: `/${product.slug}`,
      cells: keys.map((key) => cell(product, key, forChildren ? product.data.age : adults)),
    })),
  };
}

/** The chemical form in brackets is for the label. */
const shortName = (name: string) => name.replace(/ \(.*\)$/, '');

/** What products are named for, then what they share, then what has a norm; what most have in common stands first. */
function chooseColumns(products: Entry<'product'>[]): string[] {
  const counts = new Map<string, number>();
  for (const product of products)
    for (const key of new Set(product.data.composition.rows.map(columnKey)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const byCount = (keys: Iterable<string>) => [...keys].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const headlines = products.flatMap(({ data }) => data.composition.rows.slice(0, 1).map(columnKey));
  const named = products.flatMap(({ data }) =>
    data.composition.rows.filter((row) => isNamedIn(data.title, row.name)).map(columnKey),
  );
  const others = byCount([...counts.keys()].filter((key) => (counts.get(key) ?? 0) > 1 || isNormKey(key)));
  return byCount([...new Set([...headlines, ...named, ...others])].slice(0, maxColumns));
}

/** «Цинк + магний + B6» is named for «Цинк (цинка цитрат)» and for «Витамин B6 (пиридоксина гидрохлорид)». */
function isNamedIn(title: string, rowName: string): boolean {
  const words = (text: string) => text.toLowerCase().split(/[^\p{L}\d]+/u);
  const own = words(shortName(rowName)).filter((word) => word !== 'витамин');
  return own.some((word) => words(title).includes(word));
}

/** Beside adults' products, a child's is measured as theirs are. */
const adults = { from: adultAge };

function cell(
  product: Entry<'product'>,
  key: string,
  age: Entry<'product'>['data']['age'],
): Comparison['rows'][number]['cells'][number] {
  const rows = product.data.composition.rows.filter((row) => columnKey(row) === key);
  const [first] = rows;
  if (!first) return null;
  const amount = sumAmounts(rows.filter((row) => row.unit === first.unit));
  return {
    text: formatAmount(amount, first.unit, key),
    percent: compileShares(age, key, amount, first.unit).percent,
  };
}
