import { toolKeys } from '../../../contract/query-vocabulary.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { readLabel, rowsOfLabel } from '../../../nutrition/label/read-label.ts';
import { isMotherhood, type Person } from '../../../nutrition/needs.ts';
import {
  emptyShelf,
  most,
  readShelf,
  type Shelf,
  type ShelfFault,
  withItem,
} from '../../../nutrition/shelf/shelf-text.ts';
import { pick } from '../../api-client/load.ts';
import { labelSubstances } from './catalogue-jars.ts';

export type ShelfQuery = Partial<Record<(typeof toolKeys.shelf)[number], string>>;

export const readQuery: (search: Record<string, unknown>) => ShelfQuery = pick(...toolKeys.shelf);

export interface ReadShelf {
  shelf: Shelf;
  faults: readonly ShelfFault[];
  /** Lines of a typed label that could not be counted. */
  unread: readonly string[];
}

export const nothingRead: ReadShelf = { shelf: emptyShelf, faults: [], unread: [] };

/** The shelf that an address describes: what forms send without scripts is added to what was there. */
export function shelfFromQuery(query: ShelfQuery, catalogue: ShelfCatalogue): ReadShelf {
  const { shelf: before, faults } = readShelf(query.s ?? '');
  let shelf: Shelf = query.age === undefined ? before : { ...before, person: personFrom(query) };
  if (query.add && /^[a-z0-9-]+\/[a-z0-9-]+$/.test(query.add)) shelf = withItem(shelf, { ref: query.add, portions: 1 });
  const readings = query.text ? readLabel(query.text, labelSubstances(catalogue)) : [];
  const rows = rowsOfLabel(readings);
  if (rows.length > 0) {
    const title = (query.name?.trim() || 'Другая банка').slice(0, most.title);
    shelf = withItem(shelf, { title, portions: 1, servings: servingsFrom(query.servings), rows });
  }
  const unread = readings.filter(({ kind }) => kind === 'unread' || kind === 'ask').map(({ text }) => text);
  return { shelf, faults, unread };
}

/** Ages at which pregnancy and feeding are asked about. */
export const motherAges = { from: 14, to: 60 } as const;

export function personFrom({ age, sex, mother }: Pick<ShelfQuery, 'age' | 'sex' | 'mother'>): Person | null {
  if (!age || !/^\d{1,3}$/.test(age)) return null;
  const years = Number(age);
  if (years < 1 || years > most.age) return null;
  const own = sex === 'female' || sex === 'male' ? sex : null;
  const mayBeMother = own !== 'male' && years >= motherAges.from && years <= motherAges.to;
  return { age: years, sex: own, motherhood: mayBeMother && mother && isMotherhood(mother) ? mother : null };
}

export function servingsFrom(text: string | undefined): number | null {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 && count <= most.servings ? count : null;
}
