import type { ArticleFigure } from '../../contract/entries.ts';
import { percentOf } from '../../nutrition/decimal.ts';
import { documents } from '../../nutrition/documents.ts';
import { massOf } from '../../nutrition/mass.ts';
import { roomOf } from '../facts/composition.ts';
import type { FigureSource } from '../kinds/article-figures.ts';
import { formatAmount } from '../text/russian.ts';

export function compileFigure(source: FigureSource): ArticleFigure {
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
