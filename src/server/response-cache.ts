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

interface Entry<R extends Rendered = ReadyResponse> {
  version: string;
  madeAt: number;
  response: R;
}

const anHour = 3_600_000;

/** What a key, an entry and the headers take besides the bodies. */
const overheadBytes = 1_000;

/** The part of the memory that addresses which do not exist may take: strangers make them up. */
const missingShare = 1 / 16;

/**
 * Byte-limited LRU of ready answers. One render per key at a time. If a render fails, the answer of the
 * previous version is served rather than an error. What must not be stored is not stored here either, except for
 * 404s: nobody else may keep them, but here they live as long as the version, in a small room of their own.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #missing: LRUCache<string, Entry<Rendered>>;
  readonly #pending = new Map<string, Promise<Rendered | ReadyResponse>>();
  readonly #options: ResponseCacheOptions;

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
    const missingBytes = Math.ceil(options.maxBytes * missingShare);
    this.#entries = new LRUCache<string, Entry>({ maxSize: options.maxBytes - missingBytes, sizeCalculation: sizeOf });
    this.#missing = new LRUCache<string, Entry<Rendered>>({ maxSize: missingBytes, sizeCalculation: sizeOf });
  }

  get bytes(): number {
    return this.#entries.calculatedSize + this.#missing.calculatedSize;
  }

  async get(key: string, render: () => Promise<Rendered>): Promise<Rendered | ReadyResponse> {
    const entry = this.#entries.get(key);
    if (entry && this.#isFresh(entry)) return entry.response;
    const missing = this.#missing.get(key);
    if (missing && this.#isFresh(missing)) return missing.response;
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
        if (rendered.status === 404) this.#missing.set(key, { version, madeAt: this.#now(), response: rendered });
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

  #isFresh(entry: Entry<Rendered>): boolean {
    const age = this.#now() - entry.madeAt;
    return entry.version === this.#options.version() && age < (this.#options.maxAgeMs ?? anHour);
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}

function sizeOf({ response }: Entry<Rendered | ReadyResponse>, key: string): number {
  const encoded = 'encoded' in response ? Object.values(response.encoded) : [];
  const bodies = [response.body, ...encoded].reduce((sum, bytes) => sum + bytes.length, 0);
  return bodies + key.length * 2 + overheadBytes;
}

function isKeepable({ status, headers }: Rendered): boolean {
  return status === 200 && new Headers(headers).get('Cache-Control') !== cachePolicy.none;
}
