/**
 * A token bucket: `capacity` at once, refilled evenly at `perSecond`. Each call takes a token and returns 0, or returns after
 * how many seconds there is one.
 */
export function createTokenBucket(capacity: number, perSecond: number, now: () => number = Date.now): () => number {
  let left = capacity;
  let at = now();
  return () => {
    const before = at;
    at = now();
    // A clock that was set back adds nothing and takes nothing.
    left = Math.min(capacity, left + (Math.max(0, at - before) * perSecond) / 1_000);
    if (left < 1) return Math.ceil((1 - left) / perSecond);
    left -= 1;
    return 0;
  };
}
