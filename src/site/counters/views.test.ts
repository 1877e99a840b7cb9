import { expect, it } from 'vitest';
import { mayCount } from './consent.ts';
import { Views } from './views.ts';

const site = 'https://vitime.example';

it('takes the first referrer from the document and the later ones from the address before', () => {
  const views = new Views();
  expect(views.next(`${site}/`, 'Главная', 'https://ya.ru/')).toEqual({
    url: `${site}/`,
    title: 'Главная',
    referrer: 'https://ya.ru/',
  });
  expect(views.next(`${site}/faq`, 'Вопросы', 'https://ya.ru/')?.referrer).toBe(`${site}/`);
  expect(views.next(`${site}/faq?page=2`, 'Вопросы', 'https://ya.ru/')?.referrer).toBe(`${site}/faq`);
});

it('counts an address once until it changes', () => {
  const views = new Views();
  expect(views.next(`${site}/faq`, 'a', '')).toBeDefined();
  expect(views.next(`${site}/faq`, 'a', '')).toBeUndefined();
  expect(views.next(`${site}/faq#b`, 'a', '')).toBeUndefined();
  expect(views.next(`${site}/`, 'a', '')).toBeDefined();
  expect(views.next(`${site}/faq`, 'a', '')).toBeDefined();
});

it('counts a return to the very page once more, as coming from itself', () => {
  const views = new Views();
  views.next(`${site}/faq`, 'a', 'https://ya.ru/');
  expect(views.next(`${site}/faq`, 'a', 'https://ya.ru/', true)?.referrer).toBe(`${site}/faq`);
  expect(views.next(`${site}/faq`, 'a', 'https://ya.ru/')).toBeUndefined();
});

it.each([
  ['notice', undefined, true],
  ['notice', 'granted', true],
  ['notice', 'declined', false],
  ['required', undefined, false],
  ['required', 'granted', true],
  ['required', 'declined', false],
] as const)('in mode %s with the answer %s counting is %s', (mode, answer, expected) => {
  expect(mayCount(mode, answer)).toBe(expected);
});
