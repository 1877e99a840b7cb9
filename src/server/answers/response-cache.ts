import { LRUCache } from 'lru-cache';
import { cachePolicy } from '../../http/cache-policy.ts';
import type { Sources } from '../data/sources.ts';
import { prepare, type ReadyResponse, type Rendered } from './ready-response.ts';

export interface ResponseCacheOptions {
  maxBytes: number;
  /** An entry of another version is looked at again before it counts as fresh. */
  version: () => string;
  /** Whether all that an answer was made from is still the same: then the answer is, too. */
  isUnchanged?: (sources: Sources) => Promise<boolean>;
  /** What depends on the time of day (past events) is looked at again after this long, whatever the version. */
  maxAgeMs?: number;
  now?: () => number;
  onFailure: (key: string, error: unknown) => void;
}

interface Entry<R extends Rendered | ReadyResponse = ReadyResponse> {
  version: string;
  /** When it was made, or found to be unchanged. */
  checkedAt: number;
  response: R;
  sources?: Sources;
}

/** An answer with what it was made from, if whoever made it knows. */
export type Made = Rendered & { sources?: Sources };
export type Make = () => Promise<Made>;

const anHour = 3_600_000;

/** What a key and an entry take besides the answer. */
const overheadBytes = 500;

/** The part of the memory that addresses which do not exist may take: strangers make them up. */
const missingShare = 1 / 16;

/** From here on only what visitors ask for is added. */
const nearlyFull = 0.9;

/**
 * Byte-limited LRU of ready answers. One render per key at a time. When another version is published, an answer whose
 * sources have not changed is kept; the others are made anew, and those that may be (`getOrOld`) are served as they were
 * until that is done. If a render fails, the answer of the previous version is served rather than an error. What must
 * not be stored is not stored here either, except for 404s: nobody else may keep them, but here they live as long as
 * the version, in a small room of their own.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #missing: LRUCache<string, Entry<Rendered>>;
  readonly #pending = new Map<string, Promise<Rendered | ReadyResponse>>();
  readonly #options: ResponseCacheOptions;

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
    const missingBytes = Math.ceil(options.maxBytes * missingShare);
    this.#entries = new LRUCache<string, Entry>({
      maxSize: options.maxBytes - missingBytes,
      sizeCalculation: ({ response }, key) => response.bytes + key.length * 2 + overheadBytes,
    });
    this.#missing = new LRUCache<string, Entry<Rendered>>({
      maxSize: missingBytes,
      sizeCalculation: ({ response }, key) => response.body.length + key.length * 2 + overheadBytes,
    });
  }

  get bytes(): number {
    return this.#entries.calculatedSize + this.#missing.calculatedSize;
  }

  /** Whether an answer that nobody has asked for drives out no other; what is here already has its place. */
  hasRoomFor(key: string): boolean {
    return this.#entries.has(key) || this.#entries.calculatedSize <= this.#entries.maxSize * nearlyFull;
  }

  /** The answer if it is here and fresh: nothing is made. */
  ready(key: string): ReadyResponse | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#isFresh(entry) ? entry.response : undefined;
  }

  /** The answer of this version. */
  async get(key: string, make: Make): Promise<Rendered | ReadyResponse> {
    const missing = this.#missing.get(key);
    if (missing && this.#isFresh(missing)) return missing.response;
    return this.ready(key) ?? this.#once(key, make);
  }

  /** The same, except that the answer of the previous version is good enough while this one's is being made. */
  async getOrOld(key: string, make: Make): Promise<Rendered | ReadyResponse> {
    const fresh = this.get(key, make);
    const entry = this.#entries.peek(key);
    if (!entry || this.#isFresh(entry) || this.#isAged(entry)) return fresh;
    // A failure has an old answer to fall back on, and is logged.
    void fresh;
    return entry.response;
  }

  #once(key: string, make: Make): Promise<Rendered | ReadyResponse> {
    const version = this.#options.version();
    const pendingKey = `${version} ${key}`;
    const pending = this.#pending.get(pendingKey);
    if (pending) return pending;
    const work = this.#renew(key, version, make).finally(() => this.#pending.delete(pendingKey));
    this.#pending.set(pendingKey, work);
    return work;
  }

  async #renew(key: string, version: string, make: Make): Promise<Rendered | ReadyResponse> {
    const old = this.#entries.get(key);
    try {
      const checkedAt = this.#now();
      if (old?.sources && (await this.#options.isUnchanged?.(old.sources))) {
        Object.assign(old, { version, checkedAt });
        return old.response;
      }
      const made = await make();
      if (made.status >= 500 && old) throw new Error(`rendered with status ${made.status}`);
      if (!isKeepable(made)) {
        // A page that is gone must not come back on the day a render fails.
        if (made.status < 500) this.#entries.delete(key);
        if (made.status === 404) this.#missing.set(key, { version, checkedAt, response: made });
        return made;
      }
      const response = await prepare(made);
      this.#entries.set(key, { version, checkedAt, response, sources: made.sources });
      return response;
    } catch (error) {
      if (!old) throw error;
      this.#options.onFailure(key, error);
      return old.response;
    }
  }

  #isFresh(entry: Entry<Rendered | ReadyResponse>): boolean {
    return entry.version === this.#options.version() && !this.#isAged(entry);
  }

  #isAged({ checkedAt }: Entry<Rendered | ReadyResponse>): boolean {
    // A clock that was set back would make what was checked before it young for as long as it was set back.
    return Math.abs(this.#now() - checkedAt) >= (this.#options.maxAgeMs ?? anHour);
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}

function isKeepable({ status, headers }: Rendered): boolean {
  return status === 200 && new Headers(headers).get('Cache-Control') !== cachePolicy.none;
}
