import { LRUCache } from 'lru-cache';
import { cachePolicy } from '../http/cache-policy.ts';
import { prepare, type ReadyResponse, type Rendered } from './ready-response.ts';

export interface ResponseCacheOptions {
  maxBytes: number;
  /** Entries of another version are made anew. */
  version: () => string;
  /** What depends on the time of day (past events) is made anew after this long, whatever the version. */
  maxAgeMs?: number;
  now?: () => number;
  onFailure: (key: string, error: unknown) => void;
}

interface Entry {
  version: string;
  madeAt: number;
  response: ReadyResponse;
}

const anHour = 3_600_000;

/** What a key, an entry and the headers take besides the bodies. */
const overheadBytes = 1_000;

/**
 * Byte-limited LRU of ready answers. One render per key at a time. If a render fails, the answer of the
 * previous version is served rather than an error. What must not be stored is not stored here either.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Promise<Rendered | ReadyResponse>>();
  readonly #options: ResponseCacheOptions;

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: sizeOf });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  async get(key: string, render: () => Promise<Rendered>): Promise<Rendered | ReadyResponse> {
    const entry = this.#entries.get(key);
    if (entry && this.#isFresh(entry)) return entry.response;
    const version = this.#options.version();
    const pendingKey = `${version} ${key}`;
    const pending = this.#pending.get(pendingKey);
    if (pending) return pending;
    const work = this.#render(key, version, render, entry).finally(() => this.#pending.delete(pendingKey));
    this.#pending.set(pendingKey, work);
    return work;
  }

  async #render(key: string, version: string, render: () => Promise<Rendered>, old: Entry | undefined) {
    try {
      const rendered = await render();
      if (rendered.status >= 500 && old) throw new Error(`rendered with status ${rendered.status}`);
      if (!isKeepable(rendered)) {
        // A page that is gone must not come back on the day a render fails.
        if (rendered.status < 500) this.#entries.delete(key);
        return rendered;
      }
      const response = await prepare(rendered);
      this.#entries.set(key, { version, madeAt: this.#now(), response });
      return response;
    } catch (error) {
      if (!old) throw error;
      this.#options.onFailure(key, error);
      return old.response;
    }
  }

  #isFresh(entry: Entry): boolean {
    const age = this.#now() - entry.madeAt;
    return entry.version === this.#options.version() && age < (this.#options.maxAgeMs ?? anHour);
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}

function sizeOf({ response: { body, encoded } }: Entry, key: string): number {
  return body.length + (encoded.br?.length ?? 0) + (encoded.gzip?.length ?? 0) + key.length * 2 + overheadBytes;
}

function isKeepable({ status, headers }: Rendered): boolean {
  return status === 200 && new Headers(headers).get('Cache-Control') !== cachePolicy.none;
}
