/** A set of row numbers. Facet counts are intersections of these, so a hundred thousand products cost little. */
export class Bitset {
  readonly words: Uint32Array;
  readonly size: number;

  constructor(size: number, words = new Uint32Array(Math.ceil(size / 32))) {
    this.size = size;
    this.words = words;
  }

  static full(size: number): Bitset {
    const set = new Bitset(size);
    set.words.fill(0xffffffff);
    const rest = size % 32;
    if (rest > 0) set.words[set.words.length - 1] = 2 ** rest - 1;
    return set;
  }

  add(row: number): void {
    this.words[row >>> 5] = (this.words[row >>> 5] ?? 0) | (1 << (row & 31));
  }

  has(row: number): boolean {
    return ((this.words[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
  }

  and(other: Bitset): Bitset {
    return this.#combine(other, (a, b) => a & b);
  }

  or(other: Bitset): Bitset {
    return this.#combine(other, (a, b) => a | b);
  }

  without(other: Bitset): Bitset {
    return this.#combine(other, (a, b) => a & ~b);
  }

  count(): number {
    let total = 0;
    for (const word of this.words) total += ones(word);
    return total;
  }

  countAnd(other: Bitset): number {
    let total = 0;
    for (let i = 0; i < this.words.length; i++) total += ones((this.words[i] ?? 0) & (other.words[i] ?? 0));
    return total;
  }

  #combine(other: Bitset, combine: (a: number, b: number) => number): Bitset {
    const words = new Uint32Array(this.words.length);
    for (let i = 0; i < words.length; i++) words[i] = combine(this.words[i] ?? 0, other.words[i] ?? 0);
    return new Bitset(this.size, words);
  }
}

/** Counts the ones of a word without a loop. */
function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
