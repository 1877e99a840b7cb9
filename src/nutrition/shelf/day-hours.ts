import type { DayPlan } from './day-plan.ts';
import { rulesBetween } from './flags.ts';
import type { ApartRule, Jar, Slot } from './jar.ts';

/** When people eat, in minutes after midnight. */
const meals: Record<Slot, number> = { morning: 8 * 60, day: 13 * 60, evening: 19 * 60 };

/** Minutes from the meal, the best first. «Between meals» is two hours after one, or an hour before. */
const offsets: Record<Jar['food'], readonly number[]> = {
  with: [0],
  any: [0, 120, 180],
  without: [120, 180, -60],
};

/**
 * A time of day for each jar of a plan, in minutes after midnight: with a meal or away from it as its label says, and
 * as many hours apart from others as the rules ask for, wherever that is possible.
 */
export function hoursOf(plan: DayPlan, rules: readonly ApartRule[]): Map<Jar, number> {
  const chosen = new Map<Jar, number>();
  // What is bound to a meal goes first; the others find room around it.
  const order = { with: 0, without: 1, any: 2 };
  const placed = plan.slots.flatMap(({ slot, jars }) => jars.map((jar) => ({ jar, meal: meals[slot] })));
  for (const { jar, meal } of placed.toSorted((a, b) => order[a.jar.food] - order[b.jar.food])) {
    const candidates = offsets[jar.food].map((offset) => meal + offset);
    const isFree = (time: number) =>
      [...chosen].every(([other, at]) => Math.abs(at - time) >= minutesBetween(jar, other, rules));
    chosen.set(jar, candidates.find(isFree) ?? candidates[0] ?? meal);
  }
  return chosen;
}

function minutesBetween(one: Jar, other: Jar, rules: readonly ApartRule[]): number {
  return 60 * Math.max(0, ...rulesBetween(one, other, rules).map(({ hours }) => hours));
}
