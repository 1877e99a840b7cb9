import type { ArticleFigure } from '../../contract/entries.ts';
import { percentOf } from '../../nutrition/decimal.ts';
import { documents } from '../../nutrition/documents.ts';
import { massOf } from '../../nutrition/mass.ts';
import { roomOf } from '../facts/composition.ts';
import type { FigureSource } from '../kinds/article-figures.ts';
import { formatAmount } from '../text/russian.ts';

export function compileFigure(source: FigureSource): ArticleFigure {
  if (source.type === 'amounts') return compileAmounts(source);
  if (source.type !== 'limits') return source;
  const { type, id, title, substances } = source;
  const rows = substances.flatMap((key) => {
    const room = roomOf(key);
    if (!room) return [];
    const amount = ({ amount, unit }: Pick<typeof room.limit, 'amount' | 'unit'>) => formatAmount(amount, unit, null);
    return {
      name: room.norm.name,
      norm: amount(room.norm),
      limit: amount(room.limit),
      percent: percentOf(massOf(room.norm), massOf(room.limit)),
    };
  });
  const note = `Норма: ${documents.labelling.short}. Верхний уровень для взрослых: EFSA, из всех источников.`;
  return { type, id, title, note, rows: rows.toSorted((a, b) => b.percent - a.percent) };
}

/** The norm stands at five sixths of the axis, as on every bar of the brand, unless an amount is longer. */
function compileAmounts({
  type,
  id,
  title,
  unit,
  mark,
  rows,
}: Extract<FigureSource, { type: 'amounts' }>): ArticleFigure {
  const end = Math.max(mark.amount * 1.2, ...rows.map(({ amount }) => amount));
  const shareOf = (amount: number) => Math.round((amount / end) * 1000) / 10;
  const wordsOf = (amount: number) => formatAmount(amount, unit, null);
  return {
    type,
    id,
    title,
    mark: { share: shareOf(mark.amount), words: `${mark.words}, ${wordsOf(mark.amount)}` },
    rows: rows.map(({ name, amount }) => ({ name, amountText: wordsOf(amount), share: shareOf(amount) })),
  };
}
