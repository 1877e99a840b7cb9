import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { cachePolicy, etagOf, hashOf, matchesEtag } from '../../http/caching.ts';
import { securityHeaders } from './security-headers.ts';

export type HeaderMap = Readonly<Record<string, string>>;

/** A response as it was made. */
export interface Rendered {
  status: number;
  headers: HeaderMap;
  body: Buffer;
}

type Compression = 'br' | 'gzip';
type Encoding = Compression | 'identity';

/** A response that will be sent many times: tagged, and compressed in advance where that is worth it. */
export interface ReadyResponse {
  status: number;
  etag: string;
  /** Without those that depend on the encoding. */
  headers: HeaderMap;
  encoded: Partial<Record<Encoding, Buffer>>;
}

/** Status, headers and body as they are sent to one client. */
export interface Outgoing {
  status: number;
  headers: HeaderMap;
  body: Buffer | null;
}

/** The headers of a request that decide how a response is sent. */
export interface Conditions {
  'accept-encoding'?: string;
  'if-none-match'?: string;
}

/** Below this size the encoding costs more than it saves. */
const minCompressedBytes = 512;

/** Quality of what is kept, and of what is compressed for one client while it waits. */
const keptQuality = 6;
const onceQuality = 1;

/** What the headers and the objects of a kept response take. */
const overheadBytes = 2_000;

/**
 * Compresses a response that will be kept. The plain bytes of a long one are not kept: nearly all clients take a
 * compression, and they would take more memory than both compressions together.
 */
export async function prepare(rendered: Rendered): Promise<ReadyResponse> {
  const { body } = rendered;
  if (body.length < minCompressedBytes) return readyResponse(rendered, { identity: body });
  const [br, gz] = await Promise.all([compress(body, 'br', keptQuality), compress(body, 'gzip', keptQuality)]);
  return readyResponse(rendered, { br, gzip: gz });
}

/** The same for encodings that exist already; `rendered.body` is what the tag is made of. */
export function readyResponse({ status, headers, body }: Rendered, encoded: ReadyResponse['encoded']): ReadyResponse {
  const etag = etagOf(hashOf(body));
  return { status, etag, headers: { ...headers, Vary: 'Accept-Encoding', ...securityHeaders, ETag: etag }, encoded };
}

/** The memory that a kept response takes. */
export function bytesOf({ encoded }: ReadyResponse): number {
  return Object.values(encoded).reduce((sum, { length }) => sum + length, overheadBytes);
}

/** The same response, which no cache on its way may keep. */
export function notToBeStored<R extends Rendered | ReadyResponse>(response: R): R {
  return { ...response, headers: { ...response.headers, 'Cache-Control': cachePolicy.none } };
}

/** What this client gets of a ready response; undefined if its encoding is not kept (`send` makes it). */
export function outgoing({ status, etag, headers, encoded }: ReadyResponse, asked: Conditions): Outgoing | undefined {
  if (status === 200 && matchesEtag(asked['if-none-match'], etag)) return { status: 304, headers, body: null };
  const accepted = acceptedEncodings(asked['accept-encoding']);
  const encoding = accepted.find((each) => encoded[each] || each === 'identity') ?? 'identity';
  const body = encoded[encoding];
  return body && { status, headers: { ...headers, ...bodyHeaders(encoding, body) }, body };
}

/** A `Response` of a ready or a rendered one; of the latter only the encoding this client prefers is made. */
export async function send(request: Request, response: Rendered | ReadyResponse): Promise<Response> {
  const conditions: Conditions = {
    'accept-encoding': request.headers.get('Accept-Encoding') ?? undefined,
    'if-none-match': request.headers.get('If-None-Match') ?? undefined,
  };
  const { status, headers, body } =
    'etag' in response
      ? (outgoing(response, conditions) ?? (await decompressed(response)))
      : await compressedOnce(response, conditions);
  return new Response(body === null || request.method === 'HEAD' ? null : bytesOfBody(body), { status, headers });
}

/** Without a compression, which would cost more than everything else about a small page. */
export const sendPlain = ({ status, headers, body }: Rendered) => new Response(bytesOfBody(body), { status, headers });

/** The same bytes, not a copy for each client: they lie in memory until they are taken. */
const bytesOfBody = ({ buffer, byteOffset, byteLength }: Buffer) =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);

/** Plain bytes of the responses that were last asked for without a compression, for as long as others ask, too. */
const plain = new LRUCache<Buffer, Promise<Buffer>>({ max: 16 });

async function decompressed({ status, headers, encoded: { gzip: gz } }: ReadyResponse): Promise<Outgoing> {
  const body = gz ? await (plain.get(gz) ?? kept(gz)) : Buffer.alloc(0);
  return { status, headers: { ...headers, ...bodyHeaders('identity', body) }, body };
}

function kept(gz: Buffer): Promise<Buffer> {
  const bytes = gunzipped(gz);
  plain.set(gz, bytes);
  return bytes;
}

async function compressedOnce({ status, headers, body }: Rendered, conditions: Conditions): Promise<Outgoing> {
  const [first = 'identity'] = acceptedEncodings(conditions['accept-encoding']);
  // A refusal must cost less than what it refuses.
  const encoding = body.length < minCompressedBytes || status === 503 ? 'identity' : first;
  const bytes = encoding === 'identity' ? body : await compress(body, encoding, onceQuality);
  return { status, headers: { ...headers, Vary: 'Accept-Encoding', ...bodyHeaders(encoding, bytes) }, body: bytes };
}

function bodyHeaders(encoding: Encoding, { length }: Buffer): Record<string, string> {
  const size = { 'Content-Length': String(length) };
  return encoding === 'identity' ? size : { 'Content-Encoding': encoding, ...size };
}

/** The package's types do not know the second parameter. */
interface Negotiation {
  encodings(available: string[], options: { preferred: string[] }): string[];
}

/** Browsers send a handful of different headers, so each is read once. Strangers may send any number. */
const known = new Map<string, Encoding[]>();
const maxKnown = 200;
/** Browsers send thirty characters; a list of thousands takes longer to read than its page to send. */
const longestRead = 200;
const offered: Encoding[] = ['br', 'gzip', 'identity'];

/** The encodings a client accepts, the one it prefers first. */
function acceptedEncodings(asked = ''): Encoding[] {
  const header = asked.slice(0, longestRead);
  let accepted = known.get(header);
  if (!accepted) {
    const negotiator: Negotiation = new Negotiator({ headers: { 'accept-encoding': header } });
    accepted = negotiator.encodings(offered, { preferred: offered }) as Encoding[];
    if (known.size < maxKnown) known.set(header, accepted);
  }
  return accepted;
}

const brotliCompressed = promisify(brotliCompress);
const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);

async function compress(body: Buffer, encoding: Compression, quality: number): Promise<Buffer> {
  const compressed =
    encoding === 'br'
      ? await brotliCompressed(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await gzipped(body, { level: quality });
  // A copy of its own size: zlib returns the beginning of a block of 64 KiB, which would be kept whole.
  return Buffer.from(compressed);
}
