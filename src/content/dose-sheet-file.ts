import { csvFile } from '../contract/csv.ts';
import { type AmountUnit, amountUnits } from '../contract/vocabulary.ts';
import { doseSheet } from './answers/dose-sheet.ts';
import type { Content } from './load.ts';
import { formatAge } from './russian.ts';

const head = [
  'Товар',
  'Название',
  'Возраст',
  'Порция',
  'Вещество',
  'Количество',
  'Единица',
  'Норма',
  'Доля нормы, %',
  'Предел в добавке (ЕАЭС)',
  'Доля предела, %',
  'Верхний уровень (EFSA)',
  'Доля уровня, %',
];

/** All products with their computed shares and limits, for whoever looks over the doses. */
export function doseSheetFile(content: Content): string {
  const products = content.all('product').toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  return csvFile([
    head,
    ...doseSheet(products).map(({ product: { slug, data }, name, amount, unit, norm, ceiling, upper }) => [
      slug,
      data.title,
      formatAge(data.age),
      data.composition.serving,
      name,
      amount,
      amountUnits[unit as AmountUnit],
      ...[norm, ceiling, upper].flatMap((share) => [
        share && `${String(share.amount).replace('.', ',')} ${amountUnits[share.unit as AmountUnit]}`,
        share?.percent ?? null,
      ]),
    ]),
  ]);
}
