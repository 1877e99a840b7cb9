import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { notToBeStored, outgoing, prepare, send } from './ready-response.ts';

const text = 'Витамины и минералы. '.repeat(60);
const rendered = {
  status: 200,
  headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'public' },
  body: Buffer.from(text),
};
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://localhost/', { headers, method });

describe.each([
  ['kept', () => prepare(rendered)],
  ['made for this client only', async () => rendered],
])('a response that is %s', (_, response) => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ])('is sent in %s', async (encoding, decode) => {
    const sent = await send(ask({ 'Accept-Encoding': encoding }), await response());
    const bytes = Buffer.from(await sent.arrayBuffer());
    expect(sent.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(sent.headers.get('content-length')).toBe(String(bytes.length));
    expect(sent.headers.get('vary')).toBe('Accept-Encoding');
    expect(decode(bytes).toString()).toBe(text);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0.0, gzip; q=0', null],
    ['identity, br;q=0.1', null],
    ['', null],
    // Nobody's browser: what comes after so much is not read.
    [`${'x,'.repeat(100)}br`, null],
  ])('follows "Accept-Encoding: %s"', async (header, expected) => {
    const sent = await send(ask({ 'Accept-Encoding': header }), await response());
    expect(sent.headers.get('content-encoding')).toBe(expected);
  });

  it('has no body for HEAD', async () => {
    const sent = await send(ask({}, 'HEAD'), await response());
    expect([sent.status, await sent.text()]).toEqual([200, '']);
  });

  it('is not compressed when it is small', async () => {
    const isKept = 'etag' in (await response());
    const small = { ...rendered, body: Buffer.from('ok') };
    const sent = await send(ask({ 'Accept-Encoding': 'br, identity;q=0' }), isKept ? await prepare(small) : small);
    expect([sent.headers.get('content-encoding'), await sent.text()]).toEqual([null, 'ok']);
  });
});

it('a refusal is sent as it is: compressing it would cost more than what was refused', async () => {
  const sent = await send(ask({ 'Accept-Encoding': 'br' }), { ...rendered, status: 503 });
  expect([sent.headers.get('content-encoding'), await sent.text()]).toEqual([null, text]);
});

it('a client that has a kept response gets 304', async () => {
  const ready = await prepare(rendered);
  const sent = await send(ask({ 'If-None-Match': `"other", ${ready.etag}` }), ready);
  expect([sent.status, sent.headers.get('etag'), await sent.text()]).toEqual([304, ready.etag, '']);
});

it('plain bytes of a long response are not kept', async () => {
  const ready = await prepare(rendered);
  expect(Object.keys(ready.encoded)).toEqual(['br', 'gzip']);
  expect(outgoing(ready, { 'accept-encoding': 'identity' })).toBeUndefined();
});

it('a response that is not to be stored says so in every encoding and in a 304', async () => {
  const old = notToBeStored(await prepare(rendered));
  for (const [name, value] of [
    ['Accept-Encoding', 'br'],
    ['Accept-Encoding', 'identity'],
    ['If-None-Match', old.etag],
  ] as const)
    expect((await send(ask({ [name]: value }), old)).headers.get('cache-control')).toBe('no-store');
  expect((await send(ask(), notToBeStored(rendered))).headers.get('cache-control')).toBe('no-store');
});

it('is decompressed once for all clients that accept no compression', async () => {
  const ready = await prepare(rendered);
  const plain = async () => (await send(ask({ 'Accept-Encoding': 'identity' }), ready)).text();
  expect(await plain()).toBe(text);
  ready.encoded.gzip?.fill(0);
  expect(await plain()).toBe(text);
});
