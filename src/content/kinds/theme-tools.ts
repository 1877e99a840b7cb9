import { z } from 'zod';
import { sexes } from '../../contract/vocabulary.ts';
import { titledText } from '../schema/common.ts';
import { choice, group, integer, list, pattern, prose, reference, references, row, text } from '../schema/fields.ts';
import { described } from '../schema/metadata.ts';

/** The common fields of every section of a landing. */
export const section = <T extends string, S extends z.ZodRawShape>(type: T, label: string, shape: S) =>
  described(
    z.strictObject({
      type: described(z.literal(type), { type: 'choice', label: 'Вид раздела', choices: { [type]: label } }),
      title: text('Заголовок'),
      text: prose('Пояснение').optional(),
      ...shape,
    }),
    { type: 'group', label },
  );

/** The interactive sections, each for one landing (`themeTools` in the contract). */

const step = { title: text('Заголовок'), text: prose(), products: references('product', 'Товары') };
const result = (label: string) => group(label, { title: text('Заголовок'), text: prose() });

export const toolSections = [
  section('self-check', 'Вопросы к себе', {
    questions: list(
      'Вопросы',
      row({
        question: text('Вопрос', { help: 'на который отвечают «да» или «нет»' }),
        otherwise: prose('Если нет', { help: 'с чего начать: сначала еда и привычки' }),
        product: reference('product', 'Товар', { help: 'если к «нет» есть что добавить' }).optional(),
      }),
      { min: 3, max: 5, help: 'самое важное сверху: в итоге не больше двух товаров, первые по порядку' },
    ),
    results: group('Итог', {
      nothing: result('Всё в порядке'),
      habits: result('Есть «нет», но добавлять нечего'),
      products: result('Есть что добавить'),
    }),
  }),
  section('season', 'Календарь', {
    items: list('Месяцы', row({ month: integer('Месяц', { min: 1, max: 12, help: 'число от 1 до 12' }), ...step }), {
      min: 2,
      max: 12,
    }),
  }),
  section('evening', 'Вечер по часам', {
    items: list(
      'Часы',
      row({
        time: pattern('Время', /^(?:1[2-9]|2[0-3]):[0-5]\d$/, 'время после полудня в виде 21:00', { example: '21:00' }),
        ...step,
      }),
      { min: 2 },
    ),
  }),
  section('ages', 'Товары по возрасту', {
    products: references('product', 'Товары', { min: 2 }),
    younger: prose('Если ребёнок младше', {
      help: 'что сказать, когда возраст меньше самого раннего',
      tone: 'silent',
    }),
  }),
  section('bag', 'Сумка', { items: list('Что взять', text(), { min: 3 }) }),
  section('sweat', 'Сколько воды уходит', { notes: list('Как считать', titledText, { min: 1 }) }),
  section('family', 'Семья', {
    members: list(
      'Кому',
      row({
        who: text('Кому'),
        text: prose(),
        age: integer('Возраст', { min: 1, max: 120 }),
        sex: choice(sexes, 'Пол'),
        products: references('product', 'Товары', { min: 1 }),
      }),
      { min: 2 },
    ),
  }),
] as const;

export type ToolSource = z.infer<(typeof toolSections)[number]>;
