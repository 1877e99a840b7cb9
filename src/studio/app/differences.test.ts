import { expect, it } from 'vitest';
import type { FieldNode } from '../protocol.ts';
import { differencesOf } from './differences.ts';

const choices = [
  { value: 'series', title: 'Серии' },
  { value: 'themes', title: 'Подборки' },
];
const item: FieldNode = { name: '', label: '', type: 'choice', required: true, choices };
const order: FieldNode = { name: 'order', label: 'Порядок', type: 'list', required: true, item };
const tree: FieldNode = { name: '', label: '', type: 'group', required: true, fields: [order] };
const draft = (...names: string[]) => ({ data: { order: names }, body: '', text: '' });

it('an order is one difference, in the words of the form', () => {
  expect(differencesOf(tree, draft('series', 'themes'), draft('themes', 'series'))).toEqual([
    { field: 'order', label: 'Порядок', before: 'Серии; Подборки', after: 'Подборки; Серии' },
  ]);
});
