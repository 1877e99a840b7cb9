import { z } from 'zod';
import { accentNames, keysOf } from '../../contract/vocabulary.ts';
import { described, type FieldMetadata, type ReferenceTarget } from './metadata.ts';

/** The types of fields. The label comes first; list items have none. Error texts are for editors. */
type About = Pick<FieldMetadata, 'help' | 'example' | 'tone' | 'unique' | 'separator'>;
interface Length {
  max?: number;
}
interface Count {
  min?: number;
  max?: number;
}

const filled = z.string().trim().min(1, 'строка не должна быть пустой');
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Shown at the top of a page and in search results, so it is checked as promotional. */
export const headline = { tone: 'promotional' } as const;

export function text(label?: string, { max, ...about }: About & Length = {}): z.ZodString {
  return described(max === undefined ? filled : filled.max(max), { type: 'text', label, ...about });
}

export function prose(label = 'Текст', about: About & Length = {}): z.ZodString {
  return text(label, { unique: 'paragraph', ...about });
}

export function markdown(label: string, about: About = {}): z.ZodString {
  const schema = z.string().trim().min(1, 'текст не должен быть пустым');
  return described(schema, { type: 'markdown', label, ...about });
}

/** One line in which `<br>`, `<em>` and `<strong>` are allowed. */
export function simpleHtml(label: string, about: About = {}): z.ZodString {
  return described(filled, { type: 'html', label, ...about });
}

export function word(label: string, about: About = {}): z.ZodString {
  return described(filled, { type: 'word', label, ...about });
}

/** A word of a fixed spelling. */
export function pattern(label: string, form: RegExp, error: string, about: About = {}): z.ZodString {
  return described(z.string().regex(form, error), { type: 'word', label, ...about });
}

export function id(label = 'Имя для ссылок', about: About = {}): z.ZodString {
  const error = 'латинские строчные буквы, цифры и дефисы, например vitamin-d3';
  const help = 'часть адреса: латинские строчные буквы, цифры и дефисы';
  return pattern(label, slugPattern, error, { help, example: 'vitamin-d3', ...about });
}

const referenceHelp: Partial<Record<ReferenceTarget, string>> = {
  norm: 'если она другая, чем у страницы компонента',
};

export function reference(to: ReferenceTarget, label?: string, about: About = {}): z.ZodString {
  const schema =
    to === 'product'
      ? z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'товар называется вместе с серией, например daily/omega-3')
      : to === 'norm'
        ? z.string()
        : z.string().regex(slugPattern, 'латинские строчные буквы, цифры и дефисы, например vitamin-d3');
  const help = referenceHelp[to];
  return described(schema, { type: 'reference', to, label, ...(help && { help }), ...about });
}

export function references(to: ReferenceTarget, label: string, about: About & Count = {}) {
  return list(label, reference(to), about);
}

export function list<T extends z.ZodType>(label: string, item: T, { min, max, ...about }: About & Count = {}) {
  let schema = z.array(item);
  if (min !== undefined) schema = schema.min(min);
  if (max !== undefined) schema = schema.max(max);
  return described(schema, { type: 'list', label, ...about });
}

export function group<S extends z.ZodRawShape>(label: string, shape: S, about: About & { searched?: boolean } = {}) {
  return described(z.strictObject(shape), { type: 'group', label, ...about });
}

export function row<S extends z.ZodRawShape>(shape: S) {
  return described(z.strictObject(shape), { type: 'group' });
}

/** Without a label as an item of a list. */
export function choice<T extends Record<string, string>>(choices: T, label?: string, about: About = {}) {
  return described(z.enum(keysOf(choices)), { type: 'choice', label, choices, ...about });
}

export function choices<T extends Record<string, string>>(of: T, label: string, about: About & Count = {}) {
  return list(label, choice(of), about);
}

/** Each of them, once: an editor chooses their order and nothing else. */
export function sequence<T extends Record<string, string>>(of: T, label: string, about: About = {}) {
  const { length } = keysOf(of);
  const schema = z.array(choice(of)).min(length).max(length);
  const isOnce = schema.refine((names) => new Set(names).size === names.length, 'здесь что-то названо дважды');
  return described(isOnce, { type: 'list', label, ...about });
}

const accentTitles: Record<(typeof accentNames)[number], string> = {
  sky: 'Голубой',
  lilac: 'Сиреневый',
  coral: 'Коралловый',
  sun: 'Жёлтый',
  mint: 'Мятный',
  sand: 'Песочный',
};

export function accent(label: string) {
  return described(z.enum(accentNames), { type: 'choice', label, choices: accentTitles });
}

export function integer(label: string, about: About & Count = {}): z.ZodInt {
  const { min, max, ...rest } = about;
  let schema = z.int();
  if (min !== undefined) schema = schema.min(min);
  if (max !== undefined) schema = schema.max(max);
  return described(schema, { type: 'number', label, ...rest });
}

export function positive(label: string, about: About = {}): z.ZodNumber {
  return described(z.number().positive(), { type: 'number', label, ...about });
}

export function nonnegative(label: string, about: About = {}): z.ZodNumber {
  return described(z.number().nonnegative(), { type: 'number', label, ...about });
}

/** Where an entry stands among its kind. */
export function order(help = 'место среди своих: чем меньше число, тем раньше') {
  return integer('Место', { help });
}

export function date(label: string, about: About = {}): z.ZodString {
  const schema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'дата в виде 2026-11-15');
  return described(schema, { type: 'date', label, example: '2026-11-15', ...about });
}

export function moment(label: string, about: About = {}): z.ZodISODateTime {
  const schema = z.iso.datetime({ offset: true, error: 'дата и время в виде 2026-12-03T19:00:00+03:00' });
  const help = 'время московское';
  return described(schema, { type: 'moment', label, help, example: '2026-12-03T19:00:00+03:00', ...about });
}

/** A day, which begins at midnight in Moscow, or a time with its zone. */
export function instant(label: string, about: About = {}): z.ZodString {
  const schema = z.string().refine((value) => !Number.isNaN(instantOf(value)), 'это не день и не время со смещением');
  const help = 'время московское';
  return described(schema, { type: 'moment', label, help, example: '2026-12-01T09:00:00+03:00', ...about });
}

/** Default: no. */
export function flag(label: string, about: About = {}): z.ZodBoolean {
  return described(z.boolean(), { type: 'flag', label, ...about });
}

export function color(label: string): z.ZodString {
  const schema = z.string().regex(/^#[0-9a-f]{6}$/i, 'цвет в виде #4a8df6');
  return described(schema, { type: 'color', label, example: '#4a8df6' });
}

export function pageAddress(label = 'Адрес', about: About = {}): z.ZodString {
  const schema = z.string().regex(/^\/[^\s]*$/, 'адрес страницы сайта начинается с «/»');
  const help = 'адрес внутри сайта, начинается с «/»';
  return described(schema, { type: 'address', label, help, example: '/articles', ...about });
}

/** A page of the site or an external address. */
export function linkAddress(label = 'Адрес', about: About = {}): z.ZodString {
  const schema = z
    .string()
    .regex(/^(?:\/(?!\/)|https:\/\/)\S*$/, 'адрес на сайте начинается с «/», внешний — с https://');
  const help = 'адрес: на сайте — с «/», внешний — с https://';
  return described(schema, { type: 'address', label, help, example: '/articles', ...about });
}

export function webAddress(label = 'Адрес', about: About = {}): z.ZodURL {
  const schema = z.url({ protocol: /^https$/, error: 'полный адрес, начинается с https://' });
  return described(schema, { type: 'address', label, example: 'https://example.ru/', ...about });
}

export function contactAddress(label: string, about: About = {}): z.ZodString {
  return described(filled, { type: 'address', label, contacts: true, ...about });
}

const form = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Midnight in Moscow, independent of the zone of the machine. */
const moscowMidnight = 'T00:00:00+03:00';

/** A day or a time with its zone; NaN for anything else. */
export function instantOf(value: string): number {
  const [, day, time] = form.exec(value) ?? [];
  if (!day || !isRealDate(day)) return Number.NaN;
  return Date.parse(time ? value : day + moscowMidnight);
}

export function isRealDate(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
