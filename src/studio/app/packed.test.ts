import { expect, it } from 'vitest';
import { packed, unpacked } from './packed.ts';

const rows = Array.from({ length: 1_000 }, (_, id) => ({ id, text: `Слова отзыва ${id}`.repeat(20), shop: 'ozon' }));
const base = { data: { title: 'Отзывы', items: rows }, body: 'Текст.', text: 'Файл.' };

const there = (value: unknown) => unpacked(JSON.parse(JSON.stringify(packed(value, base))), base);

it('is what it was, whatever was changed, moved, added or taken out', () => {
  const [first, second, ...rest] = rows;
  for (const items of [
    [first, { ...second, text: 'Другие' }, ...rest],
    [second, first, ...rest],
    [{ id: -1 }, ...rows],
    rest,
    [],
    [{ text: 'Без номера' }, undefined, 'слово'].filter(Boolean),
  ]) {
    const value = { ...base, data: { ...base.data, items } };
    expect(there(value)).toEqual(value);
  }
  expect(there({ ...base, body: undefined })).toEqual({ ...base, body: undefined });
  expect(there({ data: 'ничего', text: '' })).toEqual({ data: 'ничего', text: '' });
  expect(there(base)).toBe(base);
});

it('says of a long list no more than what differs', () => {
  const items = rows.with(7, { id: 7, text: 'Другие слова', shop: 'ozon' });
  const size = JSON.stringify(packed({ ...base, data: { ...base.data, items } }, base)).length;
  expect(size).toBeLessThan(JSON.stringify(base).length / 50);
});
