import { expect, it } from 'vitest';
import { personWords } from './person-words.ts';

it.each([
  [{ age: 34, sex: 'female', motherhood: 'first' }, 'Женщина, 34 года, беременность, первый триместр'],
  [{ age: 70, sex: 'male', motherhood: null }, 'Мужчина, 70 лет'],
  [{ age: 41, sex: null, motherhood: 'feeding' }, 'Взрослый, 41 год, кормление грудью'],
  [{ age: 5, sex: 'male', motherhood: null }, 'Ребёнок, мальчик, 5 лет'],
] as const)('says for whom a shelf is: %j', (person, words) => {
  expect(personWords(person).replaceAll('\u00a0', ' ')).toBe(words);
});
