import { upperLevelsOf } from '../limits.ts';
import type { SubstanceSum } from './sum-shelf.ts';

/** Why an amount could not be held against an upper level. */
type UncheckedReason =
  /** The name on the label is not known here. */
  | 'unknown'
  /** No level was set for anybody. */
  | 'no-level'
  /** A level was set, but not for this age. */
  | 'no-level-for-age';

export interface Coverage {
  checked: number;
  total: number;
  unchecked: readonly { substance: string; reason: UncheckedReason }[];
}

/** Which substances of a shelf were compared with an upper level: silence about the others would reassure falsely. */
export function coverageOf(sums: readonly SubstanceSum[], isKnown: (substance: string) => boolean): Coverage {
  const unchecked = sums
    .filter(({ limit }) => limit === null)
    .map((sum) => ({ substance: sum.substance, reason: reasonOf(sum, isKnown) }));
  return { checked: sums.length - unchecked.length, total: sums.length, unchecked };
}

/** What our own labels name is known, also where no page tells of it. */
function reasonOf({ substance, from }: SubstanceSum, isKnown: (substance: string) => boolean): UncheckedReason {
  if (upperLevelsOf(substance)) return 'no-level-for-age';
  return isKnown(substance) || from.some(({ jar }) => jar.isOurs) ? 'no-level' : 'unknown';
}
