import { allergens, audiences, dietaryMarks, healthStates, productForms } from '../../contract/vocabulary.ts';
import { titledText } from '../schema/common.ts';
import { choice, choices, flag, group, id, integer, list, reference, references, row, text } from '../schema/fields.ts';
import { described } from '../schema/metadata.ts';

const none = { min: 1 } as const;

const suggests = list(
  'Что предлагает',
  row({ product: reference('product', 'Товар'), reason: text('Почему', { help: 'настоящая причина, одной фразой' }) }),
  { ...none, help: 'лучшее — первым; без повода не предлагаем ничего' },
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
    marks: choices(dietaryMarks, 'Особенности состава', { ...none, help: 'нужны все' }).optional(),
    without: choices(allergens, 'Без аллергенов', none).optional(),
  },
  { help: 'каким должен быть товар, чтобы остаться' },
);

const answer = row({
  id: id('Имя', { help: 'латиницей, одно на весь подбор: оно стоит в адресе', example: 'vegan' }),
  // It asks about illnesses and medicines; what a product does is said in the reasons.
  title: text('Ответ', { tone: 'silent' }),
  after: list('После ответов', id('Ответ'), {
    ...none,
    help: 'показывать только после этих ответов на вопрос выше',
  }).optional(),
  notWith: list('Не вместе с ответами', id('Ответ'), {
    ...none,
    help: 'ответы того же вопроса, которые ему противоречат',
  }).optional(),
  suggests: suggests.optional(),
  only: only.optional(),
  have: references('component', 'Уже хватает', {
    ...none,
    help: 'вещества, которые человек уже получает: товары с ними уходят',
  }).optional(),
  against: choices(healthStates, 'Состояния и лекарства', {
    ...none,
    help: 'товары, в чьих противопоказаниях они названы, уходят',
  }).optional(),
  stop: described(titledText, {
    label: 'Остановиться',
    help: 'ничего не предлагать, что бы ни ответили ещё: например, сначала врач',
    // It sends to a doctor.
    tone: 'silent',
  }).optional(),
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
    needed: flag('Обязательный', { help: 'пропустить нельзя: без ответа советовать опасно' }).optional(),
    answers: list('Ответы', answer, { min: 2, max: 12 }),
  }),
  { min: 1, max: 7, help: 'не больше семи; пропустить можно все, кроме обязательных' },
);
