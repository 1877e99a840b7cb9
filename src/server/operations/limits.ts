import type { ServerOptions } from 'node:http';

/** What one visitor may take of the server, by name. The site takes no request bodies, so all of them are small. */
export const limits = {
  /** The longest address of ours has 200 characters; a search with everything around it 2,000. */
  urlLength: 4_096,
  headerBytes: 16_384,
  headerLines: 100,
  /** Time in which the headers, and the whole request, must arrive. */
  headersMs: 10_000,
  requestMs: 15_000,
  /** Longer than nginx and most balancers keep a connection, so that they close first and never meet a closed one. */
  keepAliveMs: 65_000,
  /** A response that is not taken for so long is given up. */
  idleMs: 30_000,
  /** Of MAX_CONNECTIONS, for one public address: an office fits, and nobody can take them all. */
  connectionShare: 1 / 10,
  /** Requests sent without waiting for earlier responses, which would all lie in memory. Browsers do not do it. */
  pipelined: 16,
  /** Renders under way: each blocks everything else for some milliseconds. */
  rendersAtOnce: 8,
  rendersWaiting: 40,
  /** Of both, for one client: one visitor must not take all places. */
  rendersPerClient: 8,
  renderWaitMs: 1_500,
  /** The same for calls of the API that are not cached: searches above all, and the reads of other nodes. */
  callsAtOnce: 16,
  callsWaiting: 176,
  callsPerClient: 32,
  /** Unknown addresses that get the site's own page: so many at once, then so many a second. */
  notFoundRenders: { atOnce: 20, perSecond: 5 },
  retryAfterSeconds: 2,
  /** After the drain: time for responses that are under way when the listening ends. */
  stopMs: 10_000,
} as const;

/**
 * For every refusal for want of room. The connection ends with it: Node accepts one new connection per turn of the event
 * loop, and hundreds of open ones that are refused again and again would keep new visitors out.
 */
export const refusalHeaders = { 'Retry-After': String(limits.retryAfterSeconds), Connection: 'close' };

export const serverOptions: ServerOptions = {
  maxHeaderSize: limits.headerBytes,
  headersTimeout: limits.headersMs,
  requestTimeout: limits.requestMs,
  keepAliveTimeout: limits.keepAliveMs,
  connectionsCheckingInterval: 2_000,
};
