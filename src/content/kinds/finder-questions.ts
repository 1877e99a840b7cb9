import { allergens, audiences, dietaryMarks, productForms, timesOfDay } from '../../contract/vocabulary.ts';
import { titledText } from '../schema/common.ts';
import { choice, choices, group, id, integer, list, references, row, text } from '../schema/fields.ts';
import { described } from '../schema/metadata.ts';

const none = { min: 1 } as const;

const suggests = group(
  'Что предлагает',
  {
    themes: references('theme', 'Подборки', none).optional(),
    components: references('component', 'Вещества', {
      ...none,
      help: 'товары, где это вещество стоит в составе первым',
    }).optional(),
    products: references('product', 'Товары', none).optional(),
  },
  { help: 'повод что-то принимать: без повода не предлагаем ничего' },
);

const only = group(
  'Что остаётся',
  {
    age: group('Возраст', {
      from: integer('С какого возраста', { min: 1 }),
      to: integer('До какого возраста').optional(),
    }).optional(),
    audience: choices(audiences, 'Кому', none).optional(),
    forms: choices(productForms, 'Формы', none).optional(),
    times: choices(timesOfDay, 'Время приёма', none).optional(),
    marks: choices(dietaryMarks, 'Особенности состава', { ...none, help: 'нужны все' }).optional(),
    without: choices(allergens, 'Без аллергенов', none).optional(),
  },
  { help: 'каким должен быть товар, чтобы остаться' },
);

const answer = row({
  id: id('Имя', { help: 'латиницей, одно на весь подбор: оно стоит в адресе', example: 'vegan' }),
  title: text('Ответ'),
  after: list('После ответов', id('Ответ'), {
    ...none,
    help: 'показывать только после этих ответов на вопрос выше',
  }).optional(),
  suggests: suggests.optional(),
  only: only.optional(),
  have: references('component', 'Уже хватает', {
    ...none,
    help: 'вещества, которые человек уже получает: товары с ними уходят',
  }).optional(),
  stop: described(titledText, {
    label: 'Остановиться',
    help: 'ничего не предлагать, что бы ни ответили ещё: например, сначала врач',
    // It sends to a doctor.
    tone: 'silent',
  }).optional(),
  stays: text('Почему остаётся', { help: 'причина для товаров из suggests' }).optional(),
  goes: text('Почему уходит', { help: 'причина для товаров, которые не подошли' }).optional(),
});

/** The questions of `/podbor` and what each answer does. */
export const finderQuestions = list(
  'Вопросы',
  row({
    id: id('Имя', { help: 'латиницей: оно стоит в адресе', example: 'diet' }),
    title: text('Вопрос'),
    hint: text('Подсказка').optional(),
    pick: choice({ one: 'Один ответ', several: 'Несколько ответов' }, 'Сколько ответов'),
    answers: list('Ответы', answer, { min: 2, max: 10 }),
  }),
  { min: 1, max: 7, help: 'не больше семи; каждый можно пропустить' },
);
