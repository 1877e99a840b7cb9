import { compare, type Decimal, plus } from '../decimal.ts';
import { adultAge } from '../limits.ts';
import { massOf, toMicrograms } from '../mass.ts';
import {
  allergenWarnings,
  ingredientRules,
  intolerance,
  mothersAskDoctor,
  notForMothers,
  type SubstanceRule,
  substanceRules,
} from './rules.ts';
import { labelWords, type WarningGroup, warningGroups } from './words.ts';

export interface ProductFacts {
  rows: readonly { substance: string | null; name: string; amount: number; unit: string }[];
  /** The other ingredients, as on the label. */
  other: string;
  allergens: readonly string[];
  age: { from: number; to?: number | undefined };
}

export interface Warnings {
  groups: { id: WarningGroup; title: string; items: string[] }[];
  /** Required on the label word for word. */
  label: string[];
}

/** From this age on a product must say what it means for pregnancy. */
const mayBePregnant = 14;

/** Warnings derived from the composition, so that none can be forgotten; `more` are the rules of the content. */
export function warningsOf(product: ProductFacts, more: readonly SubstanceRule[] = []): Warnings {
  const found = new Map<WarningGroup, Set<string>>();
  const label = new Set<string>([labelWords.doctor, labelWords.portion]);
  const say = (group: WarningGroup, texts: readonly string[]) => {
    const already = found.get(group) ?? new Set();
    found.set(group, new Set([...already, ...texts]));
  };
  const follow = ({ warnings = {}, label: words = [] }: Pick<SubstanceRule, 'warnings' | 'label'>) => {
    for (const group of keysOf(warnings)) say(group, warnings[group] ?? []);
    for (const word of words) label.add(labelWords[word]);
  };

  say('everyone', [intolerance]);
  for (const allergen of product.allergens) say('allergy', [allergenWarnings[allergen] ?? allergen]);
  const masses = sumBySubstance(product.rows);
  for (const rule of [...substanceRules, ...more]) if (calls(rule, masses)) follow(rule);
  const ingredients = [product.other, ...product.rows.map(({ name }) => name)].join('; ');
  for (const rule of ingredientRules) if (rule.found.test(ingredients)) follow(rule);
  say('age', [`Возраст до ${product.age.from} лет`]);
  settleMotherhood(found, product.age);

  return {
    groups: keysOf(warningGroups).flatMap((id) => {
      const items = [...(found.get(id) ?? [])];
      return items.length === 0 ? [] : [{ id, title: warningGroups[id], items }];
    }),
    label: [...label],
  };
}

function calls(rule: SubstanceRule, masses: ReadonlyMap<string, Decimal | null>): boolean {
  const mass = masses.get(rule.substance);
  if (mass === undefined) return false;
  // Cells have no mass, so the threshold cannot be compared, and the rule applies.
  return rule.from === undefined || mass === null || compare(mass, massOf(rule.from)) >= 0;
}

export function sumBySubstance(rows: ProductFacts['rows']): Map<string, Decimal | null> {
  const sums = new Map<string, Decimal | null>();
  for (const { substance, amount, unit } of rows) {
    if (substance === null) continue;
    const [already, more] = [sums.get(substance), toMicrograms(amount, unit)];
    sums.set(substance, already && more ? plus(already, more) : (already ?? more));
  }
  return sums;
}

/** One sentence about pregnancy, the strictest of all substances; none for children's products. */
function settleMotherhood(found: Map<WarningGroup, Set<string>>, age: ProductFacts['age']): void {
  const concerns = age.from >= mayBePregnant && (age.to === undefined || age.to >= adultAge);
  if (!concerns) found.delete('motherhood');
  else found.set('motherhood', new Set([found.has('motherhood') ? notForMothers : mothersAskDoctor]));
}

function keysOf<Key extends string>(value: Partial<Record<Key, unknown>>): Key[] {
  return Object.keys(value) as Key[];
}

/** Adds what an editor wrote beyond the rules, without repetitions. */
export function withOwn(warnings: Warnings, own: Partial<Record<WarningGroup, readonly string[]>>): Warnings {
  const groups = keysOf(warningGroups).flatMap((id) => {
    const derived = warnings.groups.find((group) => group.id === id)?.items ?? [];
    const items = [...derived, ...(own[id] ?? [])].filter(
      // The stricter sentence about pregnancy includes the milder one.
      (item, _, all) => item !== mothersAskDoctor || !all.includes(notForMothers),
    );
    return items.length === 0 ? [] : [{ id, title: warningGroups[id], items: [...new Set(items)] }];
  });
  return { ...warnings, groups };
}
