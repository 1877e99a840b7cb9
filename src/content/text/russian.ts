import { latinLetters } from '../../contract/latin-letters.ts';
import type { AmountUnit, ProductForm } from '../../contract/vocabulary.ts';
import { decimal } from '../../nutrition/decimal.ts';
import type { Limit, UpperLimit } from '../../nutrition/limits.ts';
import { writeAmount, writeNumber } from '../../nutrition/wording.ts';

/** Numbers, amounts and word forms as a Russian reader expects them. */

const nbsp = '\u00A0';
const pluralRules = new Intl.PluralRules('ru');

export type WordForms = readonly [one: string, few: string, many: string];

function plural(count: number, [one, few, many]: WordForms): string {
  const rule = pluralRules.select(count);
  return rule === 'one' ? one : rule === 'many' ? many : few;
}

export function counted(count: number, forms: WordForms): string {
  return `${formatNumber(count)}${nbsp}${plural(count, forms)}`;
}

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
  return quantity.unit === 'ml' ? `${formatNumber(quantity.amount)}${nbsp}мл` : counted(quantity.amount, pieces[form]);
}

export function formatAge(age: { from: number; to?: number | undefined }): string {
  // «с 3 лет», but «с 1 года», «с 21 года»: the genitive knows only these two forms.
  const years = (age_: number) => (pluralRules.select(age_) === 'one' ? 'года' : 'лет');
  if (age.to === undefined) return `с${nbsp}${age.from}${nbsp}${years(age.from)}`;
  return `от${nbsp}${age.from} до${nbsp}${age.to}${nbsp}${years(age.to)}`;
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

export function slugify(text: string): string {
  const spelled = [...text.toLowerCase()].map((letter) => latinLetters[letter] ?? letter).join('');
  return spelled
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const moscowMoment = new Intl.DateTimeFormat('ru', {
  timeZone: 'Europe/Moscow',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** «1 декабря 2026, 09:00», as clocks in Moscow show it. */
export function momentInWords(at: number): string {
  const parts = Object.fromEntries(moscowMoment.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.day}${nbsp}${parts.month} ${parts.year}, ${parts.hour}:${parts.minute}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
