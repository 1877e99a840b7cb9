import { z } from 'zod';
import { amountUnits } from '../../contract/vocabulary.ts';
import { choice, group, id, list, positive, reference, row, text } from '../schema/fields.ts';
import { described } from '../schema/metadata.ts';

const figure = <T extends string, S extends z.ZodRawShape>(type: T, label: string, shape: S) =>
  described(
    z.strictObject({
      type: described(z.literal(type), { type: 'choice', label: 'Вид рисунка', choices: { [type]: label } }),
      id: id('Имя', { help: 'в тексте отдельной строкой: {рисунок: имя}', example: 'etiketka' }),
      title: text('Подпись'),
      ...shape,
    }),
    { type: 'group', label },
  );

/** Norms and levels are not typed: they come from the documents. */
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
    figure('amounts', 'Количества полосами', {
      unit: choice(amountUnits, 'Единица'),
      mark: group('Черта', {
        amount: positive('Сколько'),
        words: text('Чего это столько', { example: 'потребность взрослого' }),
      }),
      rows: list('Строки', row({ name: text('Что'), amount: positive('Сколько') }), { min: 3, max: 16 }),
    }),
    figure('day', 'День по часам', {
      moments: list('Моменты', row({ time: text('Когда'), what: text('Что'), why: text('Почему') }), {
        min: 3,
        max: 7,
      }),
    }),
  ]),
  { type: 'variants' },
);

export const articleFigures = list('Рисунки', articleFigure, {
  help: 'рисуются там, где в тексте отдельной строкой стоит {рисунок: имя}',
});

export type FigureSource = z.infer<typeof articleFigure>;
