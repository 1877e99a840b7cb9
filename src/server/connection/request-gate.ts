import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';
import { previewRoot } from '../../content/preview-link.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { noProxies, type ProxyTrust } from '../../env/proxy-trust.ts';
import { cachePolicy } from '../../http/caching.ts';
import { isLogged, logRequest } from '../../http/log.ts';
import { withoutQuery } from '../../text/address.ts';
import { type Counters, createCounters } from '../operations/counters.ts';
import { limits } from '../operations/limits.ts';
import type { HeaderMap } from '../responses/ready-response.ts';
import { securityHeaders } from '../responses/security-headers.ts';
import { createRateLimit } from './rate-limit.ts';

export interface RequestGateOptions {
  trustProxy?: ProxyTrust;
  /** Requests per minute from one address; 0 for no limit. */
  rateLimit?: number;
  /** What every response carries. */
  headers?: HeaderMap;
  counters?: Counters;
  /** Told of every response, with the path that was asked for. */
  onResponse?: (path: string, status: number, seconds: number) => void;
}

/** What is known of a request before it is answered. */
export interface RequestInfo {
  id: string;
  client: string;
  method: string;
  /** Without the query, which is the visitor's business. */
  path: string;
  started: number;
}

/** Probes come every few seconds, for ever. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
export const isProbe = (path: string) => probes.has(path);

const givenId = /^[\w.:-]{1,64}$/;
const idPrefix = randomBytes(5).toString('hex');
let requests = 0;

/** Before every response: the id of the request, its client's address, and whether it is admitted at all. */
export function createRequestGate(options: RequestGateOptions = {}) {
  const { trustProxy = noProxies, headers = {}, counters = createCounters(), onResponse } = options;
  const secondsToWait = createRateLimit(options.rateLimit ?? 0);

  return { admit, headersOf, done };

  /** Null for a request that was refused; its response has been sent. */
  function admit(request: IncomingMessage, response: ServerResponse): RequestInfo | null {
    const info = infoOf(request);
    if (request.url && request.url.length > limits.urlLength)
      return refuse(info, response, 414, 'Слишком длинный адрес.', {});
    const wait = isProbe(info.path) ? 0 : secondsToWait(info.client);
    if (wait === 0) return info;
    counters.rateLimited += 1;
    return refuse(info, response, 429, `Слишком много запросов. Попробуйте через ${wait} с.`, {
      'Retry-After': String(wait),
    });
  }

  function infoOf(request: IncomingMessage): RequestInfo {
    const { method = '', url = '', socket } = request;
    const given = request.headers['x-request-id'];
    const isNamed = typeof given === 'string' && givenId.test(given) && trustProxy(socket.remoteAddress ?? '', 0);
    requests += 1;
    return {
      id: isNamed ? given : `${idPrefix}-${requests.toString(36)}`,
      client: clientAddress(request, trustProxy),
      method,
      path: withoutQuery(url),
      started: performance.now(),
    };
  }

  function refuse(info: RequestInfo, response: ServerResponse, status: number, text: string, more: HeaderMap): null {
    response.writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': cachePolicy.none,
      ...securityHeaders,
      ...headersOf(info),
      ...more,
    });
    response.end(text);
    done(info, status);
    return null;
  }

  function headersOf({ id }: RequestInfo): HeaderMap {
    return { ...headers, 'X-Request-Id': id };
  }

  function done({ id, client, method, path, started }: RequestInfo, status: number): void {
    const ms = performance.now() - started;
    onResponse?.(path, status, ms / 1_000);
    // Other nodes ask for the version every second.
    if ((isProbe(path) || path === endpoints.version) && !isLogged('debug')) return;
    logRequest({ request: id, client, method, path: loggedPath(path), status, ms: Math.round(ms * 10) / 10 });
  }
}

export type RequestGate = ReturnType<typeof createRequestGate>;

/** The address of the visitor. Some proxies write it with a port; what is no address is not believed. */
export function clientAddress(request: IncomingMessage, trust: ProxyTrust): string {
  const named = proxyAddr(request, trust) ?? '';
  const address = (/^\[(.+)\](?::\d+)?$/.exec(named) ?? /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/.exec(named))?.[1];
  const client = address ?? named;
  return isIP(client) ? client : (request.socket.remoteAddress ?? '');
}

/** The last part of a preview link lets in whoever has it; too long an address is cut. */
function loggedPath(path: string): string {
  return path.startsWith(`${previewRoot}/`) ? `${previewRoot}/…` : path.slice(0, limits.urlLength);
}
