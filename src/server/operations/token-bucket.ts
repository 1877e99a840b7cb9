/** A token bucket: `capacity` at once, refilled evenly at `perSecond`. */
export class TokenBucket {
  readonly #capacity: number;
  readonly #perMs: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(capacity: number, perSecond: number, now: () => number = Date.now) {
    this.#capacity = capacity;
    this.#perMs = perSecond / 1_000;
    this.#now = now;
    this.#left = capacity;
    this.#at = now();
  }

  /** Takes one token and returns 0, or returns after how many seconds there is one. */
  take(): number {
    const at = this.#now();
    // A clock that was set back adds nothing and takes nothing.
    this.#left = Math.min(this.#capacity, this.#left + Math.max(0, at - this.#at) * this.#perMs);
    this.#at = at;
    if (this.#left < 1) return Math.ceil((1 - this.#left) / this.#perMs / 1_000);
    this.#left -= 1;
    return 0;
  }
}
