import { type Motherhood, motherhoods, type Person } from '../needs.ts';
import { isUnit } from '../wording.ts';
import type { JarRow } from './jar.ts';

export interface Shelf {
  person: Person | null;
  items: readonly ShelfItem[];
}

export type ShelfItem = OwnItem | ForeignItem;
interface OwnItem {
  /** daily/omega-3 */
  ref: string;
  portions: number;
  /** The day of the first portion, as 2026-11-15, where known. */
  opened?: string;
}
export interface ForeignItem {
  title: string;
  portions: number;
  servings: number | null;
  opened?: string;
  rows: readonly JarRow[];
}

export const emptyShelf: Shelf = { person: null, items: [] };

export const most = { jars: 12, portions: 9, rows: 30, servings: 999, title: 40, age: 120 } as const;

/** Parts that could not be read and were left out. */
export type ShelfFault = 'format' | 'person' | 'jar' | 'too-many';

/**
 * A shelf as one short line, for links and local storage: `1;f34p;daily/omega-3*2@261115,!Чужая*1*60!tsink~15~mg`.
 * Version, person, jars; `@` is the day a jar was opened. Typed text is escaped, so that separators are unambiguous.
 */
const shelfVersion = '1';

export function writeShelf({ person, items }: Shelf): string {
  return [shelfVersion, person ? writePerson(person) : '', items.map(writeItem).join(',')].join(';');
}

export function readShelf(text: string): { shelf: Shelf; faults: ShelfFault[] } {
  const faults = new Set<ShelfFault>();
  const [version, person = '', jars = '', ...more] = text.split(';');
  if (version !== shelfVersion || more.length > 0) return { shelf: emptyShelf, faults: text === '' ? [] : ['format'] };
  const who = person === '' ? null : readPerson(person);
  if (person !== '' && !who) faults.add('person');
  const read = jars === '' ? [] : jars.split(',').map(readItem);
  const items = withoutRepeats(read.filter((item) => item !== null));
  if (read.includes(null)) faults.add('jar');
  if (items.length > most.jars) faults.add('too-many');
  return { shelf: { person: who, items: items.slice(0, most.jars) }, faults: [...faults] };
}

const sexes = { f: 'female', m: 'male', a: null } as const;
const mothers: Record<string, Motherhood> = { p: 'first', q: 'later', b: 'feeding' };

function writePerson({ age, sex, motherhood }: Person): string {
  const sign = sex === 'female' ? 'f' : sex === 'male' ? 'm' : 'a';
  const state = motherhood ? 'pqb'.charAt(motherhoods.indexOf(motherhood)) : '';
  return `${sign}${age}${state}`;
}

function readPerson(text: string): Person | null {
  const [, sex = '', age = '', state = ''] = /^([fma])(\d{1,3})([pqb]?)$/.exec(text) ?? [];
  if (sex === '' || Number(age) < 1 || Number(age) > most.age || (sex === 'm' && state !== '')) return null;
  return { age: Number(age), sex: sexes[sex as keyof typeof sexes], motherhood: mothers[state] ?? null };
}

export const isForeign = (item: ShelfItem): item is ForeignItem => 'rows' in item;

function writeItem(item: ShelfItem): string {
  const opened = item.opened ? `@${item.opened.slice(2).replaceAll('-', '')}` : '';
  // With a day the portions are always written: other code looks for the product before the asterisk.
  if (!isForeign(item)) return item.portions === 1 && !opened ? item.ref : `${item.ref}*${item.portions}${opened}`;
  const head =
    [escaped(item.title), item.portions, ...(item.servings === null ? [] : [item.servings])].join('*') + opened;
  const rows = item.rows.map(({ substance, amount, unit }) => [escaped(substance), amount, unit].join('~'));
  return `!${[head, ...rows].join('!')}`;
}

function readItem(text: string): ShelfItem | null {
  return text.startsWith('!') ? readForeign(text.slice(1)) : readOwn(text);
}

function readOwn(text: string): OwnItem | null {
  const [, ref = '', portions = '1', day] = /^([a-z0-9-]+\/[a-z0-9-]+)(?:\*([1-9]))?(?:@(\d{6}))?$/.exec(text) ?? [];
  return ref === '' ? null : { ref, portions: Number(portions), ...readDay(day) };
}

function readForeign(text: string): ForeignItem | null {
  const [head = '', ...lines] = text.split('!');
  const [, title = '', portions = '', servings, day] =
    /^([^*]+)\*([1-9])(?:\*([1-9]\d{0,2}))?(?:@(\d{6}))?$/.exec(head) ?? [];
  const name = plain(title);
  const rows = lines.map(readRow);
  if (!name || rows.length === 0 || rows.length > most.rows || rows.includes(null)) return null;
  return {
    title: name.slice(0, most.title),
    portions: Number(portions),
    servings: servings === undefined ? null : Number(servings),
    ...readDay(day),
    rows: rows.filter((row) => row !== null),
  };
}

/** `261115` is 2026-11-15; a day that no calendar has is left out. */
function readDay(text: string | undefined): { opened?: string } {
  const opened = text?.replace(/(..)(..)(..)/, '20$1-$2-$3') ?? '';
  const time = Date.parse(opened);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== opened ? {} : { opened };
}

function readRow(text: string): JarRow | null {
  const [substance = '', amount = '', unit = '', ...more] = text.split('~');
  const name = plain(substance);
  if (!name || more.length > 0 || !isUnit(unit) || !isAmount(amount)) return null;
  return { substance: name.slice(0, most.title), amount, unit };
}

/** Up to nine digits before the point and six after it, and not zero. */
export function isAmount(text: string): boolean {
  return /^\d{1,12}(\.\d{1,6})?$/.test(text) && /[1-9]/.test(text);
}

/** Separators that `encodeURIComponent` does not escape. */
const escaped = (words: string) => encodeURIComponent(words.replace(/[!~*]/g, ' ').trim());

function plain(text: string): string | null {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return null;
  }
}

/** The same product twice is one jar with more portions. */
function withoutRepeats(items: readonly ShelfItem[]): ShelfItem[] {
  const kept: ShelfItem[] = [];
  for (const item of items) {
    const index = isForeign(item) ? -1 : kept.findIndex((other) => !isForeign(other) && other.ref === item.ref);
    const before = kept[index];
    if (!before) kept.push(item);
    else kept[index] = { ...before, portions: Math.min(most.portions, before.portions + item.portions) };
  }
  return kept;
}

/** A jar that is there already stays unchanged: portions are set on the shelf. */
export function withItem(shelf: Shelf, item: ShelfItem): Shelf {
  const isThere = !isForeign(item) && shelf.items.some((other) => !isForeign(other) && other.ref === item.ref);
  return isThere || shelf.items.length >= most.jars ? shelf : { ...shelf, items: [...shelf.items, item] };
}
