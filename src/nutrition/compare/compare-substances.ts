import type { AgeRange } from '../../text/russian.ts';
import { compare } from '../decimal.ts';
import { isForChildren, type Person } from '../needs.ts';
import type { Jar, JarRow } from '../shelf/jar.ts';
import { type SubstanceSum, sumShelf } from '../shelf/sum-shelf.ts';
import { writeAmount } from '../wording.ts';

/** One product of a comparison, from its label. */
export interface Compared {
  id: string;
  title: string;
  rows: readonly (JarRow & { form?: string | undefined })[];
  age: AgeRange;
}

export interface ComparedRow {
  substance: string;
  /** The first substance on the label of one of the products. */
  isHeadline: boolean;
  /** One per product, in their order; null where the product has none of it. */
  cells: readonly (ComparedCell | null)[];
  isSame: boolean;
  /** The upper level in per cent of the norm. */
  upperPercent: number | null;
  hasNorm: boolean;
}

interface ComparedCell {
  /** In the unit that all cells of the row share. */
  text: string;
  /** The compound, as the label names it: «магния цитрат». */
  form: string | undefined;
  percent: number | null;
  /** The largest of the row, where they differ. */
  isMost: boolean;
  isLeast: boolean;
}

/** Headline substances first, then those that most products share. */
export function compareSubstances(products: readonly Compared[]): ComparedRow[] {
  const jars = products.map(asJar);
  const person = personOf(products);
  // Adults' and children's products together have no common upper level.
  const hasOneLimit = person !== null || !products.some(({ age }) => isForChildren(age));
  // Each by its own label: a child's capsule is no double portion.
  const alone = products.map((product, index) => sumShelf(jars.slice(index, index + 1), person ?? personOf([product])));
  const headlines = [...new Set(products.flatMap(({ rows }) => rows.slice(0, 1).map(({ substance }) => substance)))];
  return sumShelf(jars, person)
    .map((sum) => rowOf(sum, products, alone, headlines, hasOneLimit))
    .toSorted((a, b) => byImportance(a, b, headlines));
}

/** A child's needs where all products are for children; null means that each product goes by its own label. */
export function personOf(products: readonly Pick<Compared, 'age'>[]): Person | null {
  if (products.length === 0 || !products.every(({ age }) => isForChildren(age))) return null;
  return { age: Math.max(...products.map(({ age }) => age.from)), sex: null, motherhood: null };
}

function asJar({ id, title, rows, age }: Compared): Jar {
  return { id, title, rows, age, isOurs: true, portions: 1, servings: null, mothers: null, times: [], food: 'any' };
}

function rowOf(
  sum: SubstanceSum,
  products: readonly Compared[],
  alone: readonly SubstanceSum[][],
  headlines: readonly string[],
  hasOneLimit: boolean,
): ComparedRow {
  const amounts = products.map(({ id }) => sum.from.find(({ jar }) => jar.id === id)?.amount ?? null);
  const known = amounts.filter((amount) => amount !== null).toSorted(compare);
  const [least, most] = [known[0], known.at(-1)];
  const isSame = known.length === products.length && !!least && !!most && compare(least, most) === 0;
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
        form: products[index]?.rows.find(({ substance, form }) => form && substance === sum.substance)?.form,
        percent: own?.norm?.percent ?? null,
        isMost: isVaried && !!most && compare(amount, most) === 0,
        isLeast: isVaried && !!least && compare(amount, least) === 0,
      };
    }),
  };
}

const massUnits: readonly string[] = ['g', 'mg', 'mcg'];

/** All units of mass are comparable; millilitres and living cells only with themselves. */
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
