import { paths } from '../../contract/paths.ts';
import type { Comparison, CompositionRow } from '../../contract/product.ts';
import { decimal, plus, toNumber } from '../../nutrition/decimal.ts';
import { isNormKey, type NormKey, norms, percentOfNorm } from '../../nutrition/label-norms.ts';
import { adultAge, upperLevelOf } from '../../nutrition/limits.ts';
import { isForChildren } from '../../nutrition/needs.ts';
import { isWhole, normKeyOf } from '../facts/composition.ts';
import type { Entry } from '../load/loaded-content.ts';
import { formatAmount, formatLimit } from '../text/russian.ts';
import type { Library } from './library.ts';
import { compileShares } from './norm-basis.ts';

type Row = Entry<'product'>['data']['composition']['rows'][number];

export function compileRows(library: Library, product: Entry<'product'>): CompositionRow[] {
  return product.data.composition.rows.map((row) => {
    const key = normKeyOf(row);
    const upper = upperOf(product, key);
    return {
      name: row.name,
      component: row.component ? library.componentLink(row.component) : null,
      amount: row.amount,
      unit: row.unit,
      amountText: formatAmount(row.amount, row.unit, key),
      ...compileShares(product.data.age, key, row.amount, row.unit),
      upper: upper && {
        text: formatLimit(upper, upper.key),
        percent: percentOfNorm(upper.key, upper.amount, upper.unit) ?? 0,
      },
    };
  });
}

/** A product for children does not show an adult's level. */
export function upperOf({ data: { age } }: Entry<'product'>, key: NormKey | null) {
  const upper = key && age.from >= adultAge ? upperLevelOf(key, adultAge) : null;
  return key && upper?.kind === 'upper' ? { ...upper, key } : null;
}

/** Of rows in one unit. */
export function sumAmounts(rows: readonly { amount: number }[]): number {
  return toNumber(rows.map(({ amount }) => decimal(amount)).reduce(plus));
}

/** What a column of a comparison stands for: the norm, else the component, else the name on the label. */
function columnKey(row: Row): string {
  return normKeyOf(row) ?? row.component ?? row.name;
}

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

/** Everything the labels name: what each product is made for first, then what most have in common. */
function chooseColumns(products: Entry<'product'>[]): string[] {
  const keys = products.map(({ data }) => [...new Set(data.composition.rows.filter(isWhole).map(columnKey))]);
  const count = (key: string) => keys.filter((own) => own.includes(key)).length;
  const headlines = keys.flatMap((own) => own.slice(0, 1));
  const others = keys.flat().toSorted((a, b) => count(b) - count(a));
  return [...new Set([...headlines, ...others])];
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
