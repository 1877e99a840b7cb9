import { toolKeys } from '../../../contract/query-vocabulary.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { isMotherhood, type Person } from '../../../nutrition/needs.ts';
import {
  emptyShelf,
  most,
  readShelf,
  type Shelf,
  type ShelfFault,
  withItem,
} from '../../../nutrition/shelf/shelf-text.ts';
import { readTypedJar } from '../../../nutrition/shelf/typed-jar.ts';
import { pick } from '../../api-client/load.ts';
import { namedSubstances } from './catalogue-jars.ts';

export type ShelfQuery = Partial<Record<(typeof toolKeys.shelf)[number], string>>;

export const readQuery: (search: Record<string, unknown>) => ShelfQuery = pick(...toolKeys.shelf);

export interface ReadShelf {
  shelf: Shelf;
  faults: readonly ShelfFault[];
  /** Typed rows without an amount. */
  unread: readonly string[];
}

export const nothingRead: ReadShelf = { shelf: emptyShelf, faults: [], unread: [] };

/** The shelf of an address; what forms without scripts send is added to it. */
export function shelfFromQuery(query: ShelfQuery, catalogue: ShelfCatalogue): ReadShelf {
  const { shelf: before, faults } = readShelf(query.s ?? '');
  let shelf: Shelf = query.age === undefined ? before : { ...before, person: personFrom(query) };
  if (query.add && /^[a-z0-9-]+\/[a-z0-9-]+$/.test(query.add)) shelf = withItem(shelf, { ref: query.add, portions: 1 });
  const typed = query.text ? readTypedJar(query.text, namedSubstances(catalogue)) : { rows: [], unread: [] };
  if (typed.rows.length > 0) {
    const title = (query.name?.trim() || 'Другая банка').slice(0, most.title);
    shelf = withItem(shelf, { title, portions: 1, servings: servingsFrom(query.servings), rows: typed.rows });
  }
  return { shelf, faults, unread: typed.unread };
}

export function personFrom({ age, sex, mother }: Pick<ShelfQuery, 'age' | 'sex' | 'mother'>): Person | null {
  if (!age || !/^\d{1,3}$/.test(age) || Number(age) > most.age) return null;
  const own = sex === 'female' || sex === 'male' ? sex : null;
  return { age: Number(age), sex: own, motherhood: own !== 'male' && mother && isMotherhood(mother) ? mother : null };
}

export function servingsFrom(text: string | undefined): number | null {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 && count <= most.servings ? count : null;
}
