import type { Server, ServerOptions } from 'node:http';

/** What one visitor may take of the server, by name. The site takes no bodies, so all of them are small. */
export const limits = {
  /** The longest address of ours has 200 characters; a search with everything around it 2,000. */
  urlLength: 4_096,
  headerBytes: 16_384,
  headerLines: 100,
  /** Who has not sent the headers by then is cut off. */
  headersMs: 10_000,
  /** The same for the whole request. */
  requestMs: 15_000,
  /** Longer than nginx and most balancers keep a connection, so that they close first and never meet a closed one. */
  keepAliveMs: 65_000,
  /** An answer that is not taken for so long is given up. */
  idleMs: 30_000,
  /** Requests sent without waiting for the answers before: their answers would all lie in memory. No browser does it. */
  pipelined: 16,
  /** Renders under way: each holds up everything else for a moment, also the answer that there are too many. */
  rendersAtOnce: 8,
  /** Pages being rendered or waiting for it; who comes then is told to come back. */
  renders: 48,
  /** So is who has waited this long, as when the data does not come. */
  renderWaitMs: 1_500,
  /** The same for calls of the API that are not ready: searches most of all, and what other nodes make pages of. */
  callsAtOnce: 16,
  calls: 192,
  retryAfterSeconds: 2,
  /** After the drain: what is under way when the listening ends has so long. */
  stopMs: 10_000,
} as const;

/**
 * Of every refusal for want of room. The connection ends with it: Node takes in one new connection per turn, and turns in
 * which hundreds of open ones are refused again and again would keep everybody else waiting at the door.
 */
export const refusalHeaders = { 'Retry-After': String(limits.retryAfterSeconds), Connection: 'close' };

export const serverOptions: ServerOptions = {
  maxHeaderSize: limits.headerBytes,
  headersTimeout: limits.headersMs,
  requestTimeout: limits.requestMs,
  keepAliveTimeout: limits.keepAliveMs,
  connectionsCheckingInterval: 2_000,
};

export function limitConnections(server: Server, maxConnections: number): void {
  server.maxConnections = maxConnections;
  server.maxHeadersCount = limits.headerLines;
  server.timeout = limits.idleMs;
}
