import { formatAmount, formatNumber } from '../../src/content/text/russian.ts';
import { type ProductForm, productForms } from '../../src/contract/vocabulary.ts';
import { plural } from '../../src/text/russian.ts';
import type { Product } from './content.ts';

type Forms = [one: string, few: string, many: string];

const pieceNames: Partial<Record<ProductForm, Forms>> = {
  capsules: ['капсула', 'капсулы', 'капсул'],
  softgels: ['капсула', 'капсулы', 'капсул'],
  tablets: ['таблетка', 'таблетки', 'таблеток'],
  effervescent: ['шипучая таблетка', 'шипучие таблетки', 'шипучих таблеток'],
  gummies: ['мармеладка', 'мармеладки', 'мармеладок'],
  sachets: ['саше', 'саше', 'саше'],
};
const componentNames: Forms = ['компонент', 'компонента', 'компонентов'];

/** The front has room for a word or two; the whole name is in the composition. */
const shortNames: [RegExp, string][] = [
  [/^Экстракт/, 'экстракта'],
  [/^Омега-3/, 'омега-3'],
  [/коллагена/, 'коллаген'],
  [/BCAA/, 'BCAA'],
];

export type Fact = { amount: string; name: string };

export function countOnLabel({ form, quantity }: Product): Fact {
  const names = pieceNames[form];
  if (quantity.unit === 'ml' || !names)
    return { amount: `${formatNumber(quantity.amount)} мл`, name: productForms[form].toLowerCase() };
  return { amount: String(quantity.amount), name: plural(quantity.amount, ...names) };
}

/** The first line of the composition, short enough for the front: «Магний», «300 мг». */
export function doseOnLabel({ rows }: Product): Fact | undefined {
  const row = rows[0];
  if (!row) return undefined;
  if (rows.length > 5) return { amount: String(rows.length), name: plural(rows.length, ...componentNames) };
  // Of bacteria the sum is told: a label that names one kind would contradict the text.
  if (rows.every(({ unit }) => unit === 'CFU'))
    return {
      amount: formatAmount(
        rows.reduce((sum, { amount }) => sum + amount, 0),
        'CFU',
      ),
      name: 'бактерий',
    };
  const full = row.name.replace(/\s*[(,].*$/, '');
  const short = shortNames.find(([pattern]) => pattern.test(full))?.[1];
  return { name: short ?? full, amount: formatAmount(row.amount, row.unit) };
}
