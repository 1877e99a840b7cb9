import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedCompressions, type Compression } from '../http/encodings.ts';
import { etagOf, hashOf, matchesEtag } from '../http/etag.ts';

/** An answer as it was made. */
export interface Rendered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** An answer that will be sent many times: tagged, and in every encoding that is worth it. */
export interface ReadyResponse extends Rendered {
  etag: string;
  encoded: Partial<Record<Compression, Buffer>>;
}

/** Below this size the encoding costs more than it saves. */
const minCompressedBytes = 512;

export async function prepare(rendered: Rendered): Promise<ReadyResponse> {
  const etag = etagOf(hashOf(rendered.body));
  if (rendered.body.length < minCompressedBytes) return { ...rendered, etag, encoded: {} };
  const [br, gz] = await Promise.all([compress(rendered.body, 'br', 6), compress(rendered.body, 'gzip', 6)]);
  return { ...rendered, etag, encoded: { br, gzip: gz } };
}

/** A ready answer goes out as it lies there; of one that nobody keeps only the encoding this client wants is made. */
export async function send(request: Request, response: Rendered | ReadyResponse): Promise<Response> {
  return 'etag' in response ? sendReady(request, response) : sendOnce(request, response);
}

function sendReady(request: Request, response: ReadyResponse): Response {
  const { status } = response;
  const headers = headersOf(response);
  if (status === 200) {
    headers.set('ETag', response.etag);
    if (matchesEtag(request.headers.get('If-None-Match'), response.etag))
      return new Response(null, { status: 304, headers });
  }
  const encoding = accepted(request).find((name) => response.encoded[name]);
  const encoded = encoding && response.encoded[encoding];
  return respond(request, status, headers, encoded ?? response.body, encoding);
}

async function sendOnce(request: Request, response: Rendered): Promise<Response> {
  const { status, body } = response;
  const [encoding] = body.length < minCompressedBytes ? [] : accepted(request);
  const bytes = encoding ? await compress(body, encoding, 1) : body;
  return respond(request, status, headersOf(response), bytes, encoding);
}

function headersOf(response: Rendered): Headers {
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  return headers;
}

const accepted = (request: Request) => acceptedCompressions(request.headers.get('Accept-Encoding'));

function respond(request: Request, status: number, headers: Headers, body: Buffer, encoding?: Compression): Response {
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

function compress(body: Buffer, encoding: Compression, effort: number): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } })
    : zip(body, { level: effort });
}
