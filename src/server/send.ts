import { matches } from '../api/answers.ts';
import type { ReadyResponse } from './response-cache.ts';

/** Below this size the encoding costs more than it saves. */
const minCompressedBytes = 512;

export function send(request: Request, response: ReadyResponse): Response {
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  if (response.status === 200) {
    headers.set('ETag', response.etag);
    if (matches(request.headers.get('If-None-Match') ?? undefined, response.etag)) {
      return new Response(null, { status: 304, headers });
    }
  }
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? '', response.bodies.identity.length);
  const body = response.bodies[encoding];
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: response.status, headers });
}

export function chooseEncoding(accepted: string, length: number): 'identity' | 'gzip' | 'br' {
  if (length < minCompressedBytes) return 'identity';
  const offers = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((offer) => offer.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  if (offers.has('br')) return 'br';
  return offers.has('gzip') ? 'gzip' : 'identity';
}
