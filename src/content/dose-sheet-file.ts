import { csvFile } from '../contract/file-formats.ts';
import { type AmountUnit, amountUnits } from '../contract/vocabulary.ts';
import { documents } from '../nutrition/documents.ts';
import { unconfirmedCeilings } from '../nutrition/limits.ts';
import { formatAge } from '../text/russian.ts';
import { type DoseLine, doseSheet } from './documents/dose-sheet.ts';
import type { Content } from './load/loaded-content.ts';

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
  'Источник нормы',
  'Предел в добавке (ЕАЭС)',
  'Доля предела, %',
  'Источник предела',
  'Верхний уровень (EFSA)',
  'Доля уровня, %',
  'Источник уровня',
];

/** All products with their computed shares and limits, for whoever looks over the doses. */
export function doseSheetFile(content: Content): string {
  const products = content.all('product').toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  return csvFile([head, ...doseSheet(products).map(cells)]);
}

function cells({ product: { slug, data }, substance, name, amount, unit, norm, ceiling, upper }: DoseLine) {
  const isUnconfirmed = unconfirmedCeilings.some((key) => key === substance);
  return [
    slug,
    data.title,
    formatAge(data.age),
    data.composition.serving,
    name,
    amount,
    unitWord(unit),
    ...shareCells(norm),
    ...(ceiling === null && isUnconfirmed ? ['не сверен', null, documents.supplements.short] : shareCells(ceiling)),
    ...shareCells(upper, upper?.counts === 'added' ? ' из добавок' : ''),
  ];
}

function shareCells(share: DoseLine['norm'], note = ''): (string | number | null)[] {
  if (share === null) return [null, null, null];
  const amount = `${String(share.amount).replace('.', ',')} ${unitWord(share.unit)}${note}`;
  return [amount, share.percent, documents[share.source].short];
}

const unitWord = (unit: string) => amountUnits[unit as AmountUnit];
