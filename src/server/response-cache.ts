import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cachePolicy } from '../api/cache-policy.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const brotliQuality = 6;

/** A whole answer in every encoding, ready to be sent. */
export interface ReadyResponse {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
}

export interface Rendered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

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
  bytes: number;
  response: ReadyResponse;
}

const anHour = 3_600_000;

/**
 * Byte-limited LRU of ready answers. One render per key at a time. If a render fails, the answer of the
 * previous version is served rather than an error. What must not be stored is not stored here either.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<ReadyResponse>>();
  readonly #options: ResponseCacheOptions;
  #bytes = 0;

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  async get(key: string, render: () => Promise<Rendered>): Promise<ReadyResponse> {
    const entry = this.#entries.get(key);
    if (entry && this.#isFresh(entry)) {
      // Re-inserting makes it the youngest: a Map keeps insertion order.
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      return entry.response;
    }
    const pendingKey = `${this.#options.version()} ${key}`;
    const pending = this.#pending.get(pendingKey) ?? this.#render(key, pendingKey, render, entry);
    return pending;
  }

  #render(key: string, pendingKey: string, render: () => Promise<Rendered>, old: Entry | undefined) {
    const version = this.#options.version();
    const work = (async () => {
      try {
        const response = await prepare(await render());
        if (response.status >= 500 && old) {
          this.#options.onFailure(key, new Error(`rendered with status ${response.status}`));
          return old.response;
        }
        if (isKeepable(response)) this.#keep(key, version, response);
        return response;
      } catch (error) {
        if (!old) throw error;
        this.#options.onFailure(key, error);
        return old.response;
      } finally {
        this.#pending.delete(pendingKey);
      }
    })();
    this.#pending.set(pendingKey, work);
    return work;
  }

  #isFresh(entry: Entry): boolean {
    const now = this.#options.now ?? Date.now;
    return entry.version === this.#options.version() && now() - entry.madeAt < (this.#options.maxAgeMs ?? anHour);
  }

  #keep(key: string, version: string, response: ReadyResponse): void {
    const { identity, gzip, br } = response.bodies;
    const bytes = identity.length + gzip.length + br.length + key.length * 2 + 1_000;
    if (bytes > this.#options.maxBytes) return;
    this.#drop(key);
    this.#entries.set(key, { version, madeAt: (this.#options.now ?? Date.now)(), bytes, response });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

function isKeepable({ status, headers }: ReadyResponse): boolean {
  return status === 200 && new Headers(headers).get('Cache-Control') !== cachePolicy.none;
}

export async function prepare(rendered: Rendered): Promise<ReadyResponse> {
  const [br, gz] = await Promise.all([
    brotli(rendered.body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    zip(rendered.body),
  ]);
  const etag = `W/"${createHash('sha256').update(rendered.body).digest('base64url').slice(0, 27)}"`;
  return { ...rendered, etag, bodies: { identity: rendered.body, gzip: gz, br } };
}
