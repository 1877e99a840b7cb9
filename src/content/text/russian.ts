import type { AmountUnit, ProductForm } from '../../contract/vocabulary.ts';
import { decimal } from '../../nutrition/decimal.ts';
import type { Limit, UpperLimit } from '../../nutrition/limits.ts';
import { writeAmount, writeNumber } from '../../nutrition/wording.ts';
import { counted, nbsp, type WordForms } from '../../text/russian.ts';

export function formatNumber(value: number): string {
  return writeNumber(decimal(value));
}

const pieces: Record<ProductForm, WordForms> = {
  capsules: ['капсула', 'капсулы', 'капсул'],
  softgels: ['капсула', 'капсулы', 'капсул'],
  tablets: ['таблетка', 'таблетки', 'таблеток'],
  effervescent: ['таблетка', 'таблетки', 'таблеток'],
  gummies: ['мармеладка', 'мармеладки', 'мармеладок'],
  drops: ['флакон', 'флакона', 'флаконов'],
  sachets: ['саше', 'саше', 'саше'],
  spray: ['флакон', 'флакона', 'флаконов'],
};

export function formatQuantity(form: ProductForm, quantity: { amount: number; unit: 'pcs' | 'ml' }): string {
  return quantity.unit === 'ml'
    ? `${formatNumber(quantity.amount)}${nbsp}мл`
    : counted(quantity.amount, ...pieces[form]);
}

/** `normKey` matters only for vitamin D, whose amounts are read in both units. */
export function formatAmount(amount: number, unit: AmountUnit, normKey: string | null = null): string {
  return writeAmount(decimal(amount), unit, normKey);
}

export function formatLimit({ amount, unit }: Limit, substance: string): string {
  return formatAmount(amount, unit, substance);
}

/** «250 мг в сутки из добавок» */
export function formatDailyLimit(limit: UpperLimit, substance: string): string {
  return `${formatLimit(limit, substance)} в${nbsp}сутки${limit.counts === 'added' ? ` из${nbsp}добавок` : ''}`;
}

/** 8 800 is how the free number is dialled; a city number is shown in the international form. */
export function formatPhone(number: string): string {
  const [, code = '', a = '', b = '', c = ''] = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(number) ?? [];
  if (code === '') return number;
  return `${code === '800' ? '8' : '+7'}${nbsp}${code}${nbsp}${a}-${b}-${c}`;
}
