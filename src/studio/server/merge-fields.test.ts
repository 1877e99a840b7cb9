import { expect, it } from 'vitest';
import { kindFields } from '../../content/kinds/field-tree.ts';
import { mergeFields } from './merge-fields.ts';

const [article, reviews] = (['article', 'reviews'] as const).map((kind) => kindFields(kind)[0]?.tree);
const version = (data: object, body = 'Текст.') => ({ data, body });

function merge(base: object | null, mine: object, theirs: object, tree = article) {
  if (!tree) throw new Error('no such kind');
  return mergeFields(tree, base && version(base), version(mine), version(theirs));
}

it('follows whoever changed a field alone', () => {
  const base = { title: 'Сон', lead: 'Коротко.', products: ['calm/a'] };
  const merged = merge(base, { ...base, title: 'Мой сон' }, { ...base, lead: 'Подробно.', products: ['calm/b'] });
  expect(merged.data).toEqual({ title: 'Мой сон', lead: 'Подробно.', products: ['calm/b'] });
  expect(merged.clashes).toEqual([]);
  expect(merged.taken).toEqual(['Вступление', 'Товары']);
});

it('names the fields of others where I have written in the text only, or in nothing', () => {
  const base = { title: 'Сон', lead: 'Коротко.' };
  expect(merge(base, base, { ...base, lead: 'Подробно.' }).taken).toEqual(['Вступление']);
  if (!reviews) throw new Error('no reviews');
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  const sorted = mergeFields(
    reviews,
    { data: [a, b], body: '' },
    { data: [a, b], body: '' },
    { data: [b, a], body: '' },
  );
  expect(sorted).toMatchObject({ data: [b, a], taken: ['вся запись'] });
});

it('keeps mine where both have changed a field, and tells it', () => {
  const merged = merge({ title: 'Сон', topic: 'sleep' }, { title: 'Мой', topic: 'sleep' }, { title: 'Чужой' });
  expect(merged.data).toEqual({ title: 'Мой' });
  expect(merged.clashes).toEqual([{ field: 'title', label: 'Название', base: 'Сон', mine: 'Мой', theirs: 'Чужой' }]);
});

it('tells every difference where nobody knows what was opened', () => {
  const { clashes } = merge(null, { title: 'Мой', lead: 'Одно.' }, { title: 'Чужой', lead: 'Одно.' });
  expect(clashes.map(({ field }) => field)).toEqual(['title']);
});

it('goes by names in lists: two new reviews and an edit of a third are all kept', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, text: id }));
  if (!reviews) throw new Error('no reviews');
  const merged = mergeFields(
    reviews,
    { data: [a, b], body: '' },
    { data: [{ ...a, text: 'мой' }, b, c], body: '' },
    { data: [{ id: 'd', text: 'd' }, a], body: '' },
  );
  expect(merged.data).toEqual([{ id: 'a', text: 'мой' }, c, { id: 'd', text: 'd' }]);
  expect(merged.clashes).toEqual([]);
});
