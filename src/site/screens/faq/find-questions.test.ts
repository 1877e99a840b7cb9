import { describe, expect, it } from 'vitest';
import { findQuestions } from './find-questions.ts';

const item = (id: string, question: string, answer: string) => ({
  id,
  group: 'intake',
  question,
  answer: `<p>${answer}</p>`,
  products: [],
  components: [],
});
const groups = [
  {
    id: 'intake',
    title: 'Приём',
    items: [
      item('zhelezo', 'Можно ли пить железо с кофе?', 'Лучше развести на два часа.'),
      item('reb', 'С какого возраста?', 'Для <b>ребёнка</b> — с трёх лет.'),
    ],
  },
  { id: 'buying', title: 'Покупка', items: [item('vozvrat', 'Как вернуть заказ?', 'Через магазин.')] },
];
const idsOf = (query: string) => findQuestions(groups, query).flatMap((group) => group.items.map(({ id }) => id));

describe('findQuestions', () => {
  it('gives everything for an empty query', () => {
    expect(findQuestions(groups, ' ')).toBe(groups);
  });

  it('finds other forms of a word, in questions and answers, with е for ё', () => {
    expect(idsOf('железом')).toEqual(['zhelezo']);
    expect(idsOf('ребенку')).toEqual(['reb']);
  });

  it('wants every word, from its beginning', () => {
    expect(idsOf('кофе железо')).toEqual(['zhelezo']);
    expect(idsOf('кофе возраст')).toEqual([]);
    expect(idsOf('ернуть')).toEqual([]);
  });

  it('reads the title of the group too and drops empty groups', () => {
    expect(idsOf('покупка')).toEqual(['vozvrat']);
    expect(findQuestions(groups, 'покупка')).toHaveLength(1);
  });
});
