import type { Person } from '../needs.ts';
import { type ApartRule, inOrder, type Jar } from './jar.ts';
import type { SubstanceSum } from './sum-shelf.ts';

/** The most serious first. */
export type Flag =
  | { kind: 'above-limit'; sum: SubstanceSum }
  | { kind: 'age'; jar: Jar; age: number }
  | { kind: 'mothers'; jar: Jar; isForbidden: boolean }
  | { kind: 'portions'; jar: Jar }
  | { kind: 'above-ceiling'; sum: SubstanceSum }
  | { kind: 'apart'; jars: readonly [Jar, Jar]; pairs: readonly ApartRule[]; hours: number }
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
    ...(person ? ordered.flatMap((jar) => personFlags(jar, person)) : []),
    // Our labels state the daily amount; for other brands it is unknown.
    ...ordered.filter((jar) => jar.isOurs && jar.portions > 1).map((jar): Flag => ({ kind: 'portions', jar })),
    ...sums
      .filter(({ isAboveCeiling, limit }) => isAboveCeiling && !limit?.isExceeded)
      .map((sum): Flag => ({ kind: 'above-ceiling', sum })),
    ...apartFlags(ordered, rules),
    ...sums.filter(({ from }) => from.length > 1).map((sum): Flag => ({ kind: 'twice', sum })),
  ];
}

function personFlags(jar: Jar, { age, motherhood }: Person): Flag[] {
  const isTooYoung = jar.age !== null && age < jar.age.from;
  const isTooOld = jar.age?.to !== undefined && age > jar.age.to;
  return [
    ...(isTooYoung || isTooOld ? [{ kind: 'age', jar, age } as const] : []),
    ...(motherhood && jar.mothers ? [{ kind: 'mothers', jar, isForbidden: jar.mothers === 'no' } as const] : []),
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

/** Rules do not apply within one jar. */
export function rulesBetween(one: Jar, other: Jar, rules: readonly ApartRule[]): ApartRule[] {
  const has = (jar: Jar, substance: string) => jar.rows.some((row) => row.substance === substance);
  return rules.filter(
    ({ first, second }) => (has(one, first) && has(other, second)) || (has(one, second) && has(other, first)),
  );
}
