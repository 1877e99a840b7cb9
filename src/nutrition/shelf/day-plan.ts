import { rulesBetween } from './flags.ts';
import { type ApartRule, type DayTime, inOrder, type Jar, type Slot, slots } from './jar.ts';

export interface DayPlan {
  slots: readonly { slot: Slot; jars: readonly Jar[] }[];
  /** Jars that should be apart, but have no other time of day. */
  together: readonly (readonly [Jar, Jar])[];
}

/** Distributes jars over the day by their own times and the rules that keep substances apart. */
export function planDay(jars: readonly Jar[], rules: readonly ApartRule[]): DayPlan {
  const ordered = inOrder(jars);
  const clashes = ordered.map((jar) =>
    ordered.map((other) => jar !== other && rulesBetween(jar, other, rules).length > 0),
  );
  const chosen = cheapest(
    ordered.map(({ times }) => slotsOf(times)),
    clashes,
  );
  return {
    slots: slots.map((slot) => ({ slot, jars: ordered.filter((_, index) => chosen[index] === slot) })),
    together: ordered.flatMap((jar, index) =>
      ordered
        .slice(index + 1)
        .filter((_, after) => {
          const other = index + 1 + after;
          return clashes[index]?.[other] && chosen[index] === chosen[other];
        })
        .map((other) => [jar, other] as const),
    ),
  };
}

/** In the order of preference of the label. */
function slotsOf(times: readonly DayTime[]): Slot[] {
  const own = times.filter((time): time is Slot => time !== 'any');
  return times.includes('any') || own.length === 0 ? [...own, ...slots.filter((slot) => !own.includes(slot))] : own;
}

/** Branch and bound: a conflict costs more than all preferences together. */
function cheapest(options: readonly Slot[][], clashes: readonly boolean[][]): Slot[] {
  const clashCost = 1 + options.reduce((sum, own) => sum + own.length, 0);
  let best: Slot[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  const chosen: Slot[] = [];
  const visit = (index: number, cost: number) => {
    if (cost >= bestCost) return;
    if (index === options.length) {
      best = [...chosen];
      bestCost = cost;
      return;
    }
    for (const [rank, slot] of (options[index] ?? []).entries()) {
      const met = chosen.filter((other, before) => other === slot && clashes[index]?.[before]).length;
      chosen.push(slot);
      visit(index + 1, cost + rank + met * clashCost);
      chosen.pop();
    }
  };
  visit(0, 0);
  return best;
}
