import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { acceptedCompressions, type Compression } from '../../http/encodings.ts';
import { etagOf, hashOf, matchesEtag } from '../../http/etag.ts';
import type { OnePiece } from './one-piece.ts';
import { headOf } from './ready-head.ts';
import { securityHeaders } from './security-headers.ts';

/** An answer as it was made. */
export interface Rendered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Names and values by turns, as `writeHead` takes them. */
type HeaderBlock = readonly string[];

/** An answer that will be sent many times: tagged, and ready in every encoding that is worth it. */
export interface ReadyResponse {
  status: number;
  etag: string;
  /** What it takes of the memory. */
  bytes: number;
  variants: Partial<Record<Compression | 'identity', Answer>>;
  notModified: Answer;
}

/** What leaves: `writeHead(status, headers)` and the body, if there is one. */
export interface Answer {
  status: number;
  headers: HeaderBlock;
  body: Buffer | null;
  /** Status and headers as they are written on the wire; not of answers that are seldom asked for. */
  head?: string;
  /** The same with the body, once it has been sent. */
  piece?: OnePiece;
  /** The body is good until the next answer is asked for. */
  isLent?: true;
}

/** What of a request decides how a ready answer goes out. */
export interface Conditions {
  acceptEncoding: string | null | undefined;
  ifNoneMatch: string | null | undefined;
}

/** Below this size the encoding costs more than it saves. */
const minCompressedBytes = 512;

/** What the header blocks take. */
const headerBytes = 1_500;

/**
 * Compresses an answer that will be kept. Of a long one the plain bytes are not: nearly nobody asks for them, they take
 * more memory than all encodings together, and `gunzip` brings them back.
 */
export async function prepare(rendered: Rendered): Promise<ReadyResponse> {
  const { body } = rendered;
  if (body.length < minCompressedBytes) return fixedResponse(rendered, { identity: body });
  const [br, gz] = await Promise.all([compress(body, 'br', 6), compress(body, 'gzip', 6)]);
  return fixedResponse(rendered, { br: inItsOwnBytes(br), gzip: inItsOwnBytes(gz) });
}

/** What Node compressed is the beginning of a block of 64 KiB, all of which would be kept with it. */
function inItsOwnBytes(part: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(part.length);
  part.copy(own);
  return own;
}

/** The same of encodings that are there already; `rendered.body` is what the tag is made of. */
export function fixedResponse(
  { status, headers, body }: Rendered,
  encoded: Partial<Record<Compression | 'identity', Buffer>>,
): ReadyResponse {
  const etag = etagOf(hashOf(body));
  const common = Object.entries({ ...headers, Vary: 'Accept-Encoding', ...securityHeaders, ETag: etag }).flat();
  const variants: ReadyResponse['variants'] = {};
  let bytes = headerBytes;
  for (const [encoding, bodyOf] of Object.entries(encoded) as [Compression | 'identity', Buffer | undefined][]) {
    if (!bodyOf) continue;
    const length = ['Content-Length', String(bodyOf.length)];
    const named = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const block = [...common, ...named, ...length];
    const head = headOf(status, block);
    bytes += bodyOf.length + head.length;
    variants[encoding] = { status, headers: block, body: bodyOf, head };
  }
  return { status, etag, bytes, variants, notModified: { status: 304, headers: common, body: null } };
}

export function answerTo({ acceptEncoding, ifNoneMatch }: Conditions, response: ReadyResponse): Answer {
  if (ifNoneMatch && response.status === 200 && matchesEtag(ifNoneMatch, response.etag)) return response.notModified;
  const encoding = acceptedCompressions(acceptEncoding).find((name) => response.variants[name]);
  return (encoding && response.variants[encoding]) ?? identityOf(response);
}

function identityOf({ status, variants, notModified }: ReadyResponse): Answer {
  if (variants.identity) return variants.identity;
  const body = variants.gzip?.body ? gunzipSync(variants.gzip.body) : Buffer.alloc(0);
  return { status, headers: [...notModified.headers, 'Content-Length', String(body.length)], body };
}

/** A ready answer goes out as it lies there; of one that nobody keeps only the encoding this client wants is made. */
export async function send(request: Request, response: Rendered | ReadyResponse): Promise<Response> {
  return 'etag' in response ? sendReady(request, response) : sendOnce(request, response);
}

function sendReady(request: Request, ready: ReadyResponse): Response {
  const { status, headers, body } = answerTo(conditionsOf(request), ready);
  return new Response(bodyFor(request, body), { status, headers: asPairs(headers) });
}

async function sendOnce(request: Request, { status, headers, body }: Rendered): Promise<Response> {
  const [encoding] = body.length < minCompressedBytes ? [] : acceptedCompressions(conditionsOf(request).acceptEncoding);
  const bytes = encoding ? await compress(body, encoding, 1) : body;
  const all = new Headers({ ...headers, Vary: 'Accept-Encoding', 'Content-Length': String(bytes.length) });
  if (encoding) all.set('Content-Encoding', encoding);
  return new Response(bodyFor(request, bytes), { status, headers: all });
}

const bodyFor = (request: Request, body: Buffer | null) =>
  body === null || request.method === 'HEAD' ? null : new Uint8Array(body);

function conditionsOf({ headers }: Request): Conditions {
  return { acceptEncoding: headers.get('Accept-Encoding'), ifNoneMatch: headers.get('If-None-Match') };
}

function asPairs(headers: HeaderBlock): [string, string][] {
  const pairs: [string, string][] = [];
  for (let i = 0; i + 1 < headers.length; i += 2) pairs.push([headers[i] ?? '', headers[i + 1] ?? '']);
  return pairs;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

function compress(body: Buffer, encoding: Compression, effort: number): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } })
    : zip(body, { level: effort });
}
