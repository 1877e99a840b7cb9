import { amountUnits, type ProductForm, productForms } from '../../src/contract/vocabulary.ts';
import type { Product } from './content.ts';

const plural = new Intl.PluralRules('ru');
const number = new Intl.NumberFormat('ru');

const pieceNames: Partial<Record<ProductForm, [one: string, few: string, many: string]>> = {
  capsules: ['капсула', 'капсулы', 'капсул'],
  softgels: ['мягкая капсула', 'мягкие капсулы', 'мягких капсул'],
  tablets: ['таблетка', 'таблетки', 'таблеток'],
  effervescent: ['шипучая таблетка', 'шипучие таблетки', 'шипучих таблеток'],
  gummies: ['пастилка', 'пастилки', 'пастилок'],
  sachets: ['саше', 'саше', 'саше'],
};

const componentWords = ['компонент', 'компонента', 'компонентов'];
const pluralIndex = (count: number) => ({ one: 0, few: 1 })[plural.select(count) as 'one' | 'few'] ?? 2;

export type Fact = { amount: string; name: string };

export function countOnLabel({ form, quantity }: Product): Fact {
  const names = pieceNames[form];
  if (quantity.unit === 'ml' || !names)
    return { amount: `${number.format(quantity.amount)} мл`, name: productForms[form].toLowerCase() };
  return { amount: String(quantity.amount), name: names[pluralIndex(quantity.amount)] ?? '' };
}

/** The first line of the composition, short enough for the front: «Магний», «300 мг». */
export function doseOnLabel({ rows }: Product): Fact | undefined {
  const row = rows[0];
  if (!row) return undefined;
  if (rows.length > 5) return { amount: String(rows.length), name: componentWords[pluralIndex(rows.length)] ?? '' };
  const name = row.name.replace(/\s*[(,].*$/, '').replace(/^Экстракт .*/, 'экстракта');
  return { name, amount: formatAmount(row.amount, amountUnits[row.unit]) };
}

function formatAmount(amount: number, unit: string): string {
  if (amount >= 1e9) return `${number.format(amount / 1e9)} млрд ${unit}`;
  if (amount >= 1e6) return `${number.format(amount / 1e6)} млн ${unit}`;
  return `${number.format(amount)} ${unit}`;
}
