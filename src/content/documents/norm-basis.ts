import type { Comparison, CompositionRow } from '../../contract/product.ts';
import { documents } from '../../nutrition/documents.ts';
import { isNormKey, norms, percentOfNorm } from '../../nutrition/label-norms.ts';
import { isForChildren, sharesByAge, youngestNeed } from '../../nutrition/needs.ts';
import type { Entry } from '../load/loaded-content.ts';
import { formatAmount } from '../text/russian.ts';
import { sentences } from './kind-output.ts';

/**
 * What the per cents of a product are counted from. An adult's label goes by the table of the technical regulation, a
 * child's by the needs of the ages it is made for: first that of the youngest, then one after another.
 */
type Ages = Entry<'product'>['data']['age'];
type Shares = Pick<CompositionRow, 'norm' | 'percent' | 'shares'>;

const none: Shares = { norm: null, percent: null, shares: [] };

export function compileShares(age: Ages, key: string | null, amount: number, unit: string): Shares {
  if (key === null || !isNormKey(key)) return none;
  if (!isForChildren(age)) {
    const { amount: norm, unit: normUnit } = norms[key];
    return {
      norm: { key, text: formatAmount(norm, normUnit, key) },
      percent: percentOfNorm(key, amount, unit),
      shares: [],
    };
  }
  const need = youngestNeed(key, age);
  const shares = sharesByAge(key, amount, unit, age);
  const [first] = shares;
  if (!need || !first) return none;
  return {
    norm: { key, text: formatAmount(need.amount, need.unit, key) },
    percent: first.percent[0],
    shares: shares.map(({ age: who, percent }) => ({ age: who, text: `${percent.join('–')} %` })),
  };
}

/** «взрослого», «ребёнка 3–6 лет» */
export function normFor(age: Ages): string {
  const need = isForChildren(age) ? youngestNeed('vitamin-d', age) : null;
  return need ? `ребёнка ${need.who}` : 'взрослого';
}

const childrenNote = `Процент показывает, какую часть физиологической потребности ребёнка содержит порция (${documents.needs.short}); сначала взят младший возраст, для которого сделан продукт.`;

/** A dash stands in place of a share that cannot be counted. */
const noLevel = 'Прочерк «—» стоит там, где суточный уровень для вещества не установлен.';
const noNeed = 'Прочерк «—» стоит там, где документ потребности не называет.';

/** The footnote under the per cents of one product's lines: those for children have one of their own. */
export function normNoteOf(age: Ages, rows: readonly Pick<Shares, 'percent'>[], adultNote: string): string {
  const [basis, dash] = isForChildren(age) ? [childrenNote, noNeed] : [adultNote, noLevel];
  return sentences(basis, rows.some(({ percent }) => percent === null) ? dash : '');
}

/** Beside other products a dash means that there is none of the substance; a dose without a norm stands without a share. */
export function comparisonNoteOf(
  products: readonly Entry<'product'>[],
  comparison: Comparison,
  adultNote: string,
): string {
  const cells = comparison.rows.flatMap((row) => row.cells);
  return sentences(
    products.every(({ data }) => isForChildren(data.age)) ? childrenNote : adultNote,
    cells.includes(null) ? 'Прочерк «—» значит, что вещества в составе нет.' : '',
    cells.some((cell) => cell?.percent === null) ? 'Доза без процента — суточный уровень не установлен.' : '',
  );
}
