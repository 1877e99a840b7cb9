import { compare, decimal, plus, times } from '../decimal.ts';
import { massOf, toMicrograms } from '../mass.ts';
import type { Person } from '../needs.ts';
import { sedating } from '../warnings/health-states.ts';
import { type ApartRule, inOrder, type Jar, type PairRule } from './jar.ts';
import type { SubstanceSum } from './sum-shelf.ts';

/** The most serious first. */
export type Flag =
  | { kind: 'above-limit'; sum: SubstanceSum }
  | { kind: 'age'; jar: Jar; age: number }
  | { kind: 'mothers'; jars: readonly Jar[]; isForbidden: boolean }
  | { kind: 'portions'; jar: Jar }
  | { kind: 'above-ceiling'; sum: SubstanceSum }
  | { kind: 'apart'; jars: readonly [Jar, Jar]; pairs: readonly ApartRule[]; hours: number }
  | { kind: 'sleepy'; jars: readonly Jar[] }
  | { kind: 'biotin'; sum: SubstanceSum }
  | { kind: 'copper'; sum: SubstanceSum }
  | { kind: 'clotting'; sums: readonly [SubstanceSum, SubstanceSum] }
  | { kind: 'twice'; sum: SubstanceSum };

export function flagsOf(
  jars: readonly Jar[],
  sums: readonly SubstanceSum[],
  person: Person | null,
  rules: readonly ApartRule[],
): Flag[] {
  const ordered = inOrder(jars);
  return [
    ...sums.filter(({ limit }) => limit?.isExceeded).map((sum): Flag => ({ kind: 'above-limit', sum })),
    ...(person ? personFlags(ordered, person) : []),
    // Our labels state the daily amount; for other brands it is unknown.
    ...ordered.filter((jar) => jar.isOurs && jar.portions > 1).map((jar): Flag => ({ kind: 'portions', jar })),
    ...sums
      .filter(({ isAboveCeiling, limit }) => isAboveCeiling && !limit?.isExceeded)
      .map((sum): Flag => ({ kind: 'above-ceiling', sum })),
    ...apartFlags(ordered, rules),
    ...togetherFlags(ordered, sums),
    ...sums.filter(({ from }) => from.length > 1).map((sum): Flag => ({ kind: 'twice', sum })),
  ];
}

/** Daily amounts from which a sum means something that no label of one jar can say. */
const notable = {
  // As on labels.
  biotin: { amount: 100, unit: 'mcg' },
  // With what a usual diet brings, above the level that was set for the sake of copper.
  tsink: { amount: 20, unit: 'mg' },
  // Seven norms of the one and four portions of the other.
  'vitamin-e': { amount: 70, unit: 'mg' },
  'omega-3': { amount: 3000, unit: 'mg' },
} as const;

function togetherFlags(jars: readonly Jar[], sums: readonly SubstanceSum[]): Flag[] {
  const sumFrom = (substance: keyof typeof notable) =>
    sums.find((sum) => sum.substance === substance && reaches(sum, notable[substance]));
  const sleepy = jars.filter(({ rows }) => rows.some(({ substance }) => sedating.has(substance)));
  const [biotin, zinc, fat, oil] = [sumFrom('biotin'), sumFrom('tsink'), sumFrom('vitamin-e'), sumFrom('omega-3')];
  const hasCopper = sums.some(({ substance }) => substance === 'med');
  return [
    ...(sleepy.length > 1 ? [{ kind: 'sleepy', jars: sleepy } as const] : []),
    ...(fat && oil ? [{ kind: 'clotting', sums: [fat, oil] } as const] : []),
    ...(zinc && !hasCopper ? [{ kind: 'copper', sum: zinc } as const] : []),
    ...(biotin ? [{ kind: 'biotin', sum: biotin } as const] : []),
  ];
}

function reaches({ total, unit, substance }: SubstanceSum, least: Parameters<typeof massOf>[0]): boolean {
  const perUnit = toMicrograms(1, unit, substance);
  return perUnit !== null && compare(times(total, perUnit), massOf(least)) >= 0;
}

function personFlags(jars: readonly Jar[], { age, motherhood }: Person): Flag[] {
  const isForOthers = (range: Jar['age']) =>
    range !== null && (age < range.from || (range.to !== undefined && age > range.to));
  const mothers = (word: Jar['mothers']): Flag[] => {
    const concerned = motherhood ? jars.filter((jar) => jar.mothers === word) : [];
    return concerned.length > 0 ? [{ kind: 'mothers', jars: concerned, isForbidden: word === 'no' }] : [];
  };
  return [
    ...jars.filter((jar) => isForOthers(jar.age)).map((jar): Flag => ({ kind: 'age', jar, age })),
    ...mothers('no'),
    ...mothers('ask'),
  ];
}

function apartFlags(jars: readonly Jar[], rules: readonly ApartRule[]): Flag[] {
  return jars.flatMap((jar, index) =>
    jars.slice(index + 1).flatMap((other): Flag[] => {
      const pairs = rulesBetween(jar, other, rules);
      if (pairs.length === 0) return [];
      return [{ kind: 'apart', jars: [jar, other], pairs, hours: Math.max(...pairs.map(({ hours }) => hours)) }];
    }),
  );
}

/** What is known of pairs that need no other hour: for who wants to read more. */
export function knownPairs(jars: readonly Jar[], pairs: readonly PairRule[]): PairRule[] {
  return pairs.filter((pair) =>
    jars.some((jar, index) => jars.slice(index + 1).some((other) => rulesBetween(jar, other, [pair]).length > 0)),
  );
}

/** Rules do not apply within one jar, nor to a pinch in a complex. */
export function rulesBetween<R extends PairRule>(one: Jar, other: Jar, rules: readonly R[]): R[] {
  return rules.filter(
    ({ first, second, firstFrom, secondFrom }) =>
      (hasFrom(one, first, firstFrom) && hasFrom(other, second, secondFrom)) ||
      (hasFrom(one, second, secondFrom) && hasFrom(other, first, firstFrom)),
  );
}

/** Whether a day's portions of a jar have at least so many milligrams of a substance; cells have no mass. */
function hasFrom(jar: Jar, substance: string, milligrams = 0): boolean {
  const rows = jar.rows.filter((row) => row.substance === substance);
  const masses = rows.flatMap(({ amount, unit }) => toMicrograms(amount, unit, substance) ?? []);
  if (rows.length === 0 || masses.length < rows.length) return rows.length > 0;
  const mass = times(masses.reduce(plus), decimal(jar.portions));
  return compare(mass, massOf({ amount: milligrams, unit: 'mg' })) >= 0;
}
