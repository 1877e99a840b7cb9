/** A small seeded generator: the same run on every machine. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    whole: (below: number) => Math.floor(next() * below),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    some: <T>(list: readonly T[], share: number): T[] => list.filter(() => next() < share),
    /** Few words are frequent, most are rare, as in any language. */
    zipf: <T>(list: readonly T[]): T => list[Math.floor(list.length ** next()) - 1] as T,
  };
}

export type Random = ReturnType<typeof createRandom>;
