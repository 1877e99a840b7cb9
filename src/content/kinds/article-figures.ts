import { z } from 'zod';
import type { ArticleFigure } from '../../contract/article-figure.ts';
import { percentOf } from '../../nutrition/decimal.ts';
import { documents } from '../../nutrition/documents.ts';
import { isNormKey, norms } from '../../nutrition/label-norms.ts';
import { upperLevelOf } from '../../nutrition/limits.ts';
import { massOf } from '../../nutrition/mass.ts';
import { formatAmount } from '../russian.ts';
import { id, list, reference, row, text } from '../schema/fields.ts';
import { described } from '../schema/meaning.ts';

const figure = <T extends string, S extends z.ZodRawShape>(type: T, label: string, shape: S) =>
  described(
    z.strictObject({
      type: described(z.literal(type), { is: 'choice', label: 'Вид рисунка', choices: { [type]: label } }),
      id: id('Имя', { help: 'в тексте отдельной строкой: {рисунок: имя}', example: 'etiketka' }),
      title: text('Подпись'),
      ...shape,
    }),
    { is: 'group', label },
  );

/** What an article can draw. Norms and levels are never typed: they come from the documents. */
const articleFigure = described(
  z.discriminatedUnion('type', [
    figure('label', 'Этикетка по строкам', {
      lines: list('Строки', row({ printed: text('Что напечатано'), meaning: text('Что это значит') }), { min: 3 }),
    }),
    figure('limits', 'Норма и верхний уровень', {
      substances: list('Вещества', reference('norm'), {
        min: 2,
        help: 'ключи норм; нужны и норма, и верхний уровень для взрослых из всех источников',
      }),
    }),
    figure('day', 'День по часам', {
      moments: list('Моменты', row({ time: text('Когда'), what: text('Что'), why: text('Почему') }), {
        min: 3,
        max: 7,
      }),
    }),
  ]),
  { is: 'variants' },
);

export const articleFigures = list('Рисунки', articleFigure, {
  help: 'рисуются там, где в тексте отдельной строкой стоит {рисунок: имя}',
});

export type FigureSource = z.infer<typeof articleFigure>;

const adult = 18;

/** Norm and upper level of a substance, where one can be measured by the other. */
export function roomOf(key: string) {
  const limit = upperLevelOf(key, adult);
  // A level for what is added says nothing about a norm of all that is eaten.
  return isNormKey(key) && limit?.counts === 'all' && limit.kind === 'upper' ? { norm: norms[key], limit } : null;
}

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
