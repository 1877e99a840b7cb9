import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { noProxies, type ProxyTrust } from '../../env/proxy-trust.ts';
import { cachePolicy } from '../../http/cache-policy.ts';
import { isLogged } from '../../http/log.ts';
import { logRequest } from '../../http/request-log.ts';
import { linesOf } from '../answers/ready-head.ts';
import { limits } from '../operations/limits.ts';
import { createTally, type Tally } from '../operations/tally.ts';
import { clientAddress, isTrustedProxy } from './client-address.ts';
import { createRateLimit } from './rate-limit.ts';

export interface FrontDoorOptions {
  trustProxy?: ProxyTrust;
  /** Requests per minute from one address; 0 for no limit. */
  rateLimit?: number;
  /** What every answer carries: names and values by turns. */
  headers?: readonly string[];
  tally?: Tally;
  /** Told of every answer, with the path that was asked for. */
  onAnswer?: (path: string, status: number, seconds: number) => void;
}

export interface Visit {
  id: string;
  client: string;
  started: number;
}

/** Probes come every few seconds, for ever. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

export const isProbe = (path: string) => probes.has(path);

const ownId = /^[\w.:-]{1,64}$/;
const idPrefix = randomBytes(5).toString('hex');
/** From here on two thousand million numbers have six letters: ids of one length fit into the same place. */
let visits = 36 ** 5;

/** Where every request comes in: who it is from, what it is called in the log, and whether it is let in at all. */
export function createFrontDoor(options: FrontDoorOptions = {}) {
  const { trustProxy = noProxies, headers = [], tally = createTally(), onAnswer } = options;
  const secondsToWait = createRateLimit(options.rateLimit ?? 0);

  /** What every answer carries, but for its id, as it is written on the wire. */
  const lines = linesOf(headers);

  return { enter, headersOf, lines, leave };

  /** Null for who is not let in; he has his answer. */
  function enter(request: IncomingMessage, response: ServerResponse, path: string): Visit | null {
    const visit = visitOf(request);
    if (request.url && request.url.length > limits.urlLength)
      return refuse(visit, request, response, 414, 'Слишком длинный адрес.', {});
    const wait = isProbe(path) ? 0 : secondsToWait(visit.client);
    if (wait === 0) return visit;
    tally.rateLimited += 1;
    return refuse(visit, request, response, 429, `Слишком много запросов. Попробуйте через ${wait} с.`, {
      'Retry-After': String(wait),
    });
  }

  function visitOf({ socket, headers: asked }: IncomingMessage): Visit {
    const remote = socket.remoteAddress;
    const given = asked['x-request-id'];
    const isNamed = typeof given === 'string' && ownId.test(given) && isTrustedProxy(remote, trustProxy);
    visits += 1;
    return {
      id: isNamed ? given : `${idPrefix}-${visits.toString(36)}`,
      client: clientAddress(remote, asked['x-forwarded-for'] as string | undefined, trustProxy),
      started: performance.now(),
    };
  }

  function refuse(
    visit: Visit,
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    text: string,
    more: Record<string, string>,
  ): null {
    response.writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': cachePolicy.none,
      'X-Request-Id': visit.id,
      ...more,
    });
    response.end(text);
    leave(visit, request.method ?? '', (request.url ?? '').slice(0, limits.urlLength), status);
    return null;
  }

  function headersOf({ id }: Visit): readonly string[] {
    return [...headers, 'X-Request-Id', id];
  }

  function leave(visit: Visit, method: string, path: string, status: number): void {
    const ms = performance.now() - visit.started;
    onAnswer?.(path, status, ms / 1_000);
    if (!isProbe(path) || isLogged('debug')) logRequest(method, path, status, ms, visit);
  }
}

export type FrontDoor = ReturnType<typeof createFrontDoor>;
