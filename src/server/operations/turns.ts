import pLimit from 'p-limit';

export interface TurnLimits {
  atOnce: number;
  /** Under way or waiting. */
  most: number;
  waitMs: number;
}

/**
 * Work that takes turns. Null at once for whoever comes when too many wait already, and for who has waited too long:
 * nothing is done for him then. `count` hears who comes and goes.
 */
export function createTurns({ atOnce, most, waitMs }: TurnLimits, count: (change: 1 | -1) => void = () => {}) {
  const inTurn = pLimit(atOnce);
  let underWay = 0;
  const add = (change: 1 | -1) => {
    underWay += change;
    count(change);
  };
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (underWay >= most) return null;
    add(1);
    const { promise: tired, resolve: giveUp } = Promise.withResolvers<null>();
    const patience = setTimeout(giveUp, waitMs, null);
    let hasGone = false;
    const done = inTurn(() => {
      clearTimeout(patience);
      return hasGone ? null : work();
    });
    try {
      return await Promise.race([done, tired]);
    } finally {
      hasGone = true;
      add(-1);
    }
  };
}
