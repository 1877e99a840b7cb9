import { expect, it } from 'vitest';
import { readBag, toggled, writeBag } from './bag-section.tsx';

const items = ['Вода', 'Банан', 'Футболка'];

it('is read as it was written, in the order of the list', () => {
  expect(readBag(writeBag(['Футболка', 'Вода']), items)).toEqual(['Вода', 'Футболка']);
});

it('forgets what is no longer on the list, and begins empty', () => {
  expect(readBag(writeBag(['Вода', 'Гиря']), items)).toEqual(['Вода']);
  expect(readBag(null, items)).toEqual([]);
  expect(readBag('', items)).toEqual([]);
});

it('packs and unpacks', () => {
  expect(toggled(['Вода'], 'Банан')).toEqual(['Вода', 'Банан']);
  expect(toggled(['Вода', 'Банан'], 'Вода')).toEqual(['Банан']);
});
