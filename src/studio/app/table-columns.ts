import type { FieldNode } from '../protocol.ts';
import { asFields, asText, type Fields } from '../values.ts';
import { stars } from './scalar-input.tsx';

export interface Column {
  node: FieldNode;
  title: string;
  /** Rows can be chosen by its values. */
  isFilter: boolean;
}

const hidden = new Set(['id', 'sample', 'draft', 'publishAt', 'until']);
const most = 6;

/** What a row is told from others by comes first. */
function weightOf({ name, type, fields }: FieldNode): number {
  if (type === 'reference' || name === 'question' || name === 'title') return 0;
  if (name === 'author' || type === 'number' || type === 'choice') return 1;
  return type === 'date' || fields ? 2 : 3;
}

/** A list whose items are entries of their own: reviews, questions, pairs. */
export const isTable = ({ item }: FieldNode) => item?.fields?.some(({ name }) => name === 'draft') ?? false;

export function columnsOf(item: FieldNode): Column[] {
  return (item.fields ?? [])
    .filter(({ name, type, item: inner }) => !hidden.has(name) && !inner && type !== 'map' && type !== 'markdown')
    .toSorted((a, b) => weightOf(a) - weightOf(b))
    .slice(0, most)
    .map((node) => ({
      node,
      title: node.label,
      isFilter:
        node.type === 'reference' || node.type === 'choice' || node.type === 'number' || node.fields !== undefined,
    }));
}

type TitleOf = (target: string, value: string) => string;

/** What stands in a cell. */
function cellOf({ node }: Column, item: unknown, titleOf: TitleOf): string {
  const value = asFields(item)[node.name];
  if (node.fields) return value === undefined ? 'нет' : 'есть';
  const text = asText(value);
  if (text === '') return '';
  if (node.type === 'reference') return titleOf(node.to ?? '', text);
  if (node.type === 'choice') return node.choices?.find((choice) => choice.value === text)?.title ?? text;
  if (node.type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').reverse().join('.') : text;
  if (node.type === 'number' && node.least === 1 && node.most === 5) return stars(text);
  return text;
}

/** The cells of a row; made once for a row that stays as it is. */
export function cellsOf(columns: readonly Column[], titleOf: TitleOf): (item: unknown) => readonly string[] {
  const known = new WeakMap<object, string[]>();
  return (item) => {
    const key = asFields(item);
    const cells = known.get(key) ?? columns.map((column) => cellOf(column, item, titleOf));
    known.set(key, cells);
    return cells;
  };
}

/** What rows are put in order by: days and numbers as they are, everything else by its words. */
export function orderOf(column: Column, item: unknown, titleOf: TitleOf): string | number {
  const value = asFields(item)[column.node.name];
  if (typeof value === 'number') return value;
  return column.node.type === 'date' ? asText(value) : cellOf(column, item, titleOf).toLowerCase();
}

const words = new WeakMap<object, string>();

/** All that is written in a row, for finding it. */
export function wordsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return asText(value).toLowerCase().replaceAll('ё', 'е');
  const found = words.get(value) ?? Object.values(value).map(wordsOf).join(' ');
  words.set(value, found);
  return found;
}

const numbered = /^(.*?)(\d+)$/;

/** A new item: with the next number where the others have numbers, and of today. */
export function newItem(node: FieldNode, items: readonly unknown[], today: string): Fields {
  const made: Fields = {};
  for (const field of node.fields ?? []) {
    if (field.name === 'id') made.id = nextNumber(items);
    else if (field.type === 'date' && field.required) made[field.name] = today;
    else if (field.item && field.required) made[field.name] = [];
  }
  return Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined));
}

function nextNumber(items: readonly unknown[]): string | undefined {
  const names = items.map((item) => numbered.exec(asText(asFields(item).id))).filter((found) => found !== null);
  const [last] = names.toSorted((a, b) => Number(b[2]) - Number(a[2]));
  if (!last || names.length < items.length / 2) return undefined;
  const [, start = '', digits = ''] = last;
  return start + String(Number(digits) + 1).padStart(digits.length, '0');
}
