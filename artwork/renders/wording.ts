import type { Product } from './content.ts';

const units = { mcg: 'мкг', mg: 'мг', g: 'г', ml: 'мл', IU: 'МЕ', CFU: 'КОЕ' } as const;
export type AmountUnit = keyof typeof units;
export type ProductForm =
  | 'capsules'
  | 'softgels'
  | 'tablets'
  | 'effervescent'
  | 'gummies'
  | 'drops'
  | 'sachets'
  | 'spray';

type Forms = [one: string, few: string, many: string];
const nbsp = '\u00A0';
const pluralRules = new Intl.PluralRules('ru');

function plural(count: number, [one, few, many]: Forms): string {
  const rule = pluralRules.select(count);
  return rule === 'one' ? one : rule === 'many' ? many : few;
}

/** As the pages of the site write it: «1234», «12 500», «0,3», groups from five digits on. */
const formatNumber = (value: number) =>
  value.toLocaleString('ru', { useGrouping: value >= 10_000, maximumFractionDigits: 3 }).replace(/\s/g, nbsp);

const largeWords = [
  [1e12, 'трлн'],
  [1e9, 'млрд'],
  [1e6, 'млн'],
  [1e3, 'тыс.'],
] as const;

function formatAmount(amount: number, unit: AmountUnit): string {
  const [size, word] = (unit === 'CFU' && largeWords.find(([least]) => amount >= least)) || [1, ''];
  return [formatNumber(amount / size), word, units[unit]].filter(Boolean).join(nbsp);
}

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
    return { amount: `${formatNumber(quantity.amount)} мл`, name: form === 'spray' ? 'спрей' : 'капли' };
  return { amount: String(quantity.amount), name: plural(quantity.amount, names) };
}

/** The first line of the composition, short enough for the front: «Магний», «300 мг». */
export function doseOnLabel({ rows }: Product): Fact | undefined {
  const row = rows[0];
  if (!row) return undefined;
  if (rows.length > 5) return { amount: String(rows.length), name: plural(rows.length, componentNames) };
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
