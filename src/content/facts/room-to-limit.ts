import { isNormKey, norms } from '../../nutrition/label-norms.ts';
import { upperLevelOf } from '../../nutrition/limits.ts';

const adult = 18;

/** Norm and upper level of a substance, where one can be measured by the other. */
export function roomOf(key: string) {
  const limit = upperLevelOf(key, adult);
  // A level for what is added says nothing about a norm of all that is eaten.
  return isNormKey(key) && limit?.counts === 'all' && limit.kind === 'upper' ? { norm: norms[key], limit } : null;
}
