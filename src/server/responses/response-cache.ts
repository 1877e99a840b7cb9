import { LRUCache } from 'lru-cache';
import { cachePolicy } from '../../http/caching.ts';
import { bytesOf, notToBeStored, prepare, type ReadyResponse, type Rendered } from './ready-response.ts';

export interface ResponseCacheOptions {
  maxBytes: number;
  /** The version that is served now: responses of another one are stale. */
  version: () => string;
  /** When it began to be served. */
  servedSince: () => number;
  /** In development responses depend on code that changes, so none is kept. */
  keeps?: boolean;
  /** A response could not be made, and the previous one was sent. */
  onFailure: (key: string, error: unknown) => void;
}

interface Entry {
  /** Null for what is named by a hash of its bytes. */
  version: string | null;
  madeAt: number;
  response: ReadyResponse;
}

type Make = () => Promise<Rendered>;

/**
 * How the memory is divided. Strangers can make up queries and addresses that do not exist; neither can push pages out.
 * Pictures are on disk as well.
 */
const shares = { pages: 11 / 16, queries: 2 / 16, notFound: 1 / 16, pictures: 2 / 16 };

type Share = keyof typeof shares;

/** What depends on the time of day (past events) is made anew after this long, whatever the version. */
const maxAgeMs = 3_600_000;

/** After a publish nobody waits for a page this long; from then on a page is never older than what is published. */
const staleForMs = 60_000;

/** From here on only what visitors ask for is added. */
const nearlyFull = 0.9;

/**
 * The one cache of ready responses: an LRU by bytes with four shares, keyed by address. A response is made once, however
 * many ask for it. When another version is published its entries are stale: for a minute `getStale` sends them while they
 * are made anew. A render that fails is answered with the previous response. What must not be stored is not stored here
 * either, except for 404s, which live as long as the version.
 */
export class ResponseCache {
  readonly #shares: Record<Share, LRUCache<string, Entry>>;
  readonly #pending = new Map<string, Promise<Rendered | ReadyResponse>>();
  readonly #options: ResponseCacheOptions;

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
    const share = (name: Share) =>
      new LRUCache<string, Entry>({
        maxSize: Math.ceil(options.maxBytes * shares[name]),
        sizeCalculation: ({ response }, key) => bytesOf(response) + key.length * 2,
      });
    this.#shares = {
      pages: share('pages'),
      queries: share('queries'),
      notFound: share('notFound'),
      pictures: share('pictures'),
    };
  }

  get bytes(): number {
    return Object.values(this.#shares).reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
  }

  /** Whether a page that no visitor has asked for can be added without pushing another one out. */
  hasRoomFor(key: string): boolean {
    const { pages } = this.#shares;
    return pages.has(key) || pages.calculatedSize <= pages.maxSize * nearlyFull;
  }

  /** The response if it is kept and fresh. */
  ready(key: string): ReadyResponse | undefined {
    const entry = this.#shareOf(key).get(key) ?? this.#shares.notFound.get(key);
    return entry && this.#isFresh(entry) ? entry.response : undefined;
  }

  /** Whether only what the version before had is kept. */
  isStale(key: string): boolean {
    const entry = this.#shareOf(key).get(key);
    return entry !== undefined && !this.#isFresh(entry);
  }

  /** The fresh response, kept or made now; `version` is what `make` makes it of. */
  async get(key: string, version: string, make: Make): Promise<Rendered | ReadyResponse> {
    return this.ready(key) ?? this.#once(key, version, make);
  }

  /** The same, but a response of the previous version is sent at once while that of this version is made. */
  async getStale(key: string, version: string, make: Make): Promise<Rendered | ReadyResponse> {
    const fresh = this.ready(key);
    if (fresh) return fresh;
    const stale = this.#shareOf(key).get(key);
    const made = this.#once(key, version, make);
    if (!stale || this.#isTooOld(stale) || Date.now() - this.#options.servedSince() >= staleForMs) return made;
    made.catch((error: unknown) => this.#options.onFailure(key, error));
    // A cache between here and the visitor would keep it beside pages of this version.
    return notToBeStored(stale.response);
  }

  /** Keeps what never changes: its address has a hash of its bytes. */
  keepForever(key: string, response: ReadyResponse): void {
    this.#shareOf(key).set(key, { version: null, madeAt: 0, response });
  }

  #once(key: string, version: string, make: Make): Promise<Rendered | ReadyResponse> {
    const pendingKey = `${version} ${key}`;
    const pending = this.#pending.get(pendingKey);
    if (pending) return pending;
    const work = this.#renew(key, version, make).finally(() => this.#pending.delete(pendingKey));
    this.#pending.set(pendingKey, work);
    return work;
  }

  async #renew(key: string, version: string, make: Make): Promise<Rendered | ReadyResponse> {
    const share = this.#shareOf(key);
    const old = share.get(key);
    try {
      const madeAt = Date.now();
      const made = await make();
      if (made.status >= 500 && old) throw new Error(`rendered with status ${made.status}`);
      // A page that is gone must not come back on the day a render fails.
      if (made.status < 500 && !isKeepable(made)) share.delete(key);
      const target = isKeepable(made) ? share : made.status === 404 ? this.#shares.notFound : null;
      if (!target || this.#options.keeps === false) return made;
      // Another version was published meanwhile.
      if (version !== this.#options.version()) return notToBeStored(made);
      const response = await prepare(made);
      target.set(key, { version, madeAt, response });
      return response;
    } catch (error) {
      if (!old) throw error;
      this.#options.onFailure(key, error);
      return notToBeStored(old.response);
    }
  }

  #shareOf(key: string): LRUCache<string, Entry> {
    if (key.includes('?')) return this.#shares.queries;
    return key.startsWith('/media/') || key.startsWith('/share/') ? this.#shares.pictures : this.#shares.pages;
  }

  #isFresh(entry: Entry): boolean {
    return entry.version === null || (entry.version === this.#options.version() && !this.#isTooOld(entry));
  }

  #isTooOld({ madeAt }: Entry): boolean {
    // By the absolute value: after the clock was set back, what was made before would stay fresh for too long.
    return Math.abs(Date.now() - madeAt) >= maxAgeMs;
  }
}

function isKeepable({ status, headers }: Rendered): boolean {
  return status === 200 && headers['Cache-Control'] !== cachePolicy.none;
}
