import type { AgeRange } from '../../text/russian.ts';
import { compare } from '../decimal.ts';
import { isForChildren, type Person } from '../needs.ts';
import type { Jar, JarRow } from '../shelf/jar.ts';
import { type SubstanceSum, sumShelf } from '../shelf/sum-shelf.ts';
import { writeAmount } from '../wording.ts';

/** One product of a comparison, as its label describes it. */
export interface Compared {
  id: string;
  title: string;
  rows: readonly JarRow[];
  age: AgeRange;
}

export interface ComparedRow {
  substance: string;
  /** What one of the products is taken for: its label names it first. */
  isHeadline: boolean;
  /** One per product, in their order; null where the product has none of it. */
  cells: readonly (ComparedCell | null)[];
  isSame: boolean;
  /** The upper level as per cent of the norm: a mark that all bars of the row share. */
  upperPercent: number | null;
  hasNorm: boolean;
}

interface ComparedCell {
  /** In the unit that all cells of the row share. */
  text: string;
  percent: number | null;
  /** The largest of the row, where they differ. */
  isMost: boolean;
  isLeast: boolean;
}

/** Every substance of the products on one scale: headline substances first, then what most of them share. */
export function compareSubstances(products: readonly Compared[]): ComparedRow[] {
  const jars = products.map(asJar);
  const person = personOf(products);
  // Where adults' and children's products meet, no one upper level holds for all.
  const hasOneLimit = person !== null || !products.some(({ age }) => isForChildren(age));
  const alone = jars.map((jar) => sumShelf([jar], person));
  const headlines = [...new Set(products.flatMap(({ rows }) => rows.slice(0, 1).map(({ substance }) => substance)))];
  return sumShelf(jars, person)
    .map((sum) => rowOf(sum, jars, alone, headlines, hasOneLimit))
    .toSorted((a, b) => byImportance(a, b, headlines));
}

/** Whose norm the shares are of: a child's need where all are for children, else that of labels. */
export function personOf(products: readonly Pick<Compared, 'age'>[]): Person | null {
  if (products.length === 0 || !products.every(({ age }) => isForChildren(age))) return null;
  return { age: Math.max(...products.map(({ age }) => age.from)), sex: null, motherhood: null };
}

function asJar({ id, title, rows, age }: Compared): Jar {
  return { id, title, rows, age, isOurs: true, portions: 1, servings: null, mothers: null, times: [], food: 'any' };
}

function rowOf(
  sum: SubstanceSum,
  jars: readonly Jar[],
  alone: readonly SubstanceSum[][],
  headlines: readonly string[],
  hasOneLimit: boolean,
): ComparedRow {
  const amounts = jars.map(({ id }) => sum.from.find(({ jar }) => jar.id === id)?.amount ?? null);
  const known = amounts.filter((amount) => amount !== null).toSorted(compare);
  const [least, most] = [known[0], known.at(-1)];
  const isSame = known.length === jars.length && !!least && !!most && compare(least, most) === 0;
  const isVaried = !!least && !!most && compare(least, most) !== 0;
  return {
    substance: sum.substance,
    isHeadline: headlines.includes(sum.substance),
    isSame,
    hasNorm: sum.norm !== null,
    upperPercent: hasOneLimit ? (sum.limit?.percentOfNorm ?? null) : null,
    cells: amounts.map((amount, index) => {
      if (!amount) return null;
      const own = alone[index]?.find(({ substance, unit }) => substance === sum.substance && sameKind(unit, sum.unit));
      return {
        text: writeAmount(amount, sum.unit, sum.substance),
        percent: own?.norm?.percent ?? null,
        isMost: isVaried && !!most && compare(amount, most) === 0,
        isLeast: isVaried && !!least && compare(amount, least) === 0,
      };
    }),
  };
}

const massUnits: readonly string[] = ['g', 'mg', 'mcg'];

/** Masses are one kind, whatever a label writes them in; millilitres and living cells are each their own. */
const sameKind = (a: string, b: string) => a === b || (massUnits.includes(a) && massUnits.includes(b));

function byImportance(a: ComparedRow, b: ComparedRow, headlines: readonly string[]): number {
  const rank = ({ substance }: ComparedRow) => {
    const place = headlines.indexOf(substance);
    return place < 0 ? headlines.length : place;
  };
  const shared = ({ cells }: ComparedRow) => cells.filter(Boolean).length;
  const share = ({ cells }: ComparedRow) => Math.max(...cells.map((cell) => cell?.percent ?? 0));
  return rank(a) - rank(b) || shared(b) - shared(a) || share(b) - share(a) || (a.substance < b.substance ? -1 : 1);
}
