import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { toolKeys } from '../../../contract/query-vocabulary.ts';
import { pick } from '../../api-client/load.ts';

export type NormsQuery = Partial<Record<(typeof toolKeys.norms)[number], string>>;

export const readQuery: (search: Record<string, unknown>) => NormsQuery = pick(...toolKeys.norms);

/** The address is the only state; empty values are left out. */
export function normsHref(query: NormsQuery): string {
  const filled = Object.entries(query).filter(([, value]) => value);
  const text = new URLSearchParams(filled).toString();
  return text ? `${pagePaths.norms}?${text}` : pagePaths.norms;
}

export type Norms = PageData<'norms'>;
export type NormRow = Norms['rows'][number];

export interface Column {
  key: string;
  title: string;
  value: (row: NormRow) => number | null;
  gap: (row: NormRow) => string;
  /** Too much for a phone beside the others. */
  onlyWide?: boolean;
}

const none = () => 'нет';

/** Men and women: who is somebody else chooses whom to see. */
const adults = 2;

export function needColumns({ audiences }: Norms): Column[] {
  return audiences.map(({ key, title }, index) => ({
    key,
    title,
    onlyWide: index >= adults,
    value: (row) => row.needs[index] ?? null,
    gap: (row) => (row.needs.some((need) => need !== null) ? 'то\u00a0же' : 'нет'),
  }));
}

export const labelColumn: Column = {
  key: 'label',
  title: 'На\u00a0этикетке',
  value: (row) => row.label,
  gap: none,
  onlyWide: true,
};

export const ceilingColumn: Column = {
  key: 'ceiling',
  title: 'В\u00a0порции добавки',
  value: (row) => (row.ceiling === 'unconfirmed' ? null : row.ceiling),
  gap: (row) => (row.ceiling === 'unconfirmed' ? 'не\u00a0сверено' : 'нет'),
};

/** A column is shown from the day that most of its numbers are confirmed. */
export const ceilingColumns = ({ rows }: Pick<Norms, 'rows'>): Column[] => {
  const limited = rows.filter(({ ceiling }) => ceiling !== null);
  const confirmed = limited.filter(({ ceiling }) => ceiling !== 'unconfirmed');
  return confirmed.length * 2 > limited.length ? [ceilingColumn] : [];
};

export function levelColumns({ levelAges }: Norms): Column[] {
  return levelAges.map((title, band) => ({
    key: `upper-${band}`,
    title,
    onlyWide: band < levelAges.length - 1,
    value: (row) => row.upper?.byAge[band] ?? null,
    gap: none,
  }));
}

/** For one group of people one table is enough. */
export function columnsFor(page: Norms, who: string): Column[] {
  const audience = page.audiences.find(({ key }) => key === who);
  const need = needColumns(page).find(({ key }) => key === who);
  const level = levelColumns(page)[audience?.band ?? -1];
  if (!audience || !need || !level) return [];
  return [
    { ...need, title: 'Норма в\u00a0день', onlyWide: false },
    ...(audience.adult ? [{ ...labelColumn, onlyWide: false }] : []),
    ...ceilingColumns(page),
    { ...level, title: 'Верхний уровень', onlyWide: false },
  ];
}

const micrograms = { mcg: 1, mg: 1_000, g: 1_000_000 } as const;

/** `name` and `-name`; amounts sort by mass. Rows without a number stay last in both directions. */
export function sortRows(rows: readonly NormRow[], sort: string, columns: readonly Column[]): NormRow[] {
  const down = sort.startsWith('-');
  const key = down ? sort.slice(1) : sort;
  const sign = down ? -1 : 1;
  if (key === 'name') return rows.toSorted((a, b) => sign * compareNames(a.title, b.title));
  const column = columns.find((one) => one.key === key);
  if (!column) return [...rows];
  const mass = (row: NormRow) => {
    const value = column.value(row);
    return value === null ? null : value * micrograms[row.unit];
  };
  return rows.toSorted((a, b) => {
    const [first, second] = [mass(a), mass(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

/** By code units, so that server and browser agree; the names begin with capital letters. */
const compareNames = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
