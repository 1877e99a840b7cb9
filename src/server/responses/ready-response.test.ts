import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { prepare, send } from './ready-response.ts';

const text = 'Витамины и минералы. '.repeat(60);
const rendered = { status: 200, headers: { 'Content-Type': 'text/plain' }, body: Buffer.from(text) };
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://localhost/', { headers, method });

describe.each([
  ['ready', () => prepare(rendered)],
  ['made for this client only', async () => rendered],
])('an answer that is %s', (_, answer) => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ])('is sent in %s', async (encoding, decode) => {
    const response = await send(ask({ 'Accept-Encoding': encoding }), await answer());
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(decode(bytes).toString()).toBe(text);
  });

  it('has no body for HEAD', async () => {
    const response = await send(ask({}, 'HEAD'), await answer());
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('is not compressed when it is small', async () => {
    const ready = 'etag' in (await answer());
    const small = { ...rendered, body: Buffer.from('ok') };
    const response = await send(ask({ 'Accept-Encoding': 'br' }), ready ? await prepare(small) : small);
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, 'ok']);
  });
});

it('a client that has a ready answer gets 304', async () => {
  const ready = await prepare(rendered);
  const response = await send(ask({ 'If-None-Match': ready.etag }), ready);
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, ready.etag, '']);
});

it('a long answer is kept in its encodings only', async () => {
  const ready = await prepare(rendered);
  expect(Object.keys(ready.variants)).toEqual(['br', 'gzip']);
  expect(ready.bytes).toBeLessThan(rendered.body.length + 1_500);
});

it('a kept answer takes no more memory than it says', async () => {
  const { variants } = await prepare(rendered);
  const bodies = [variants.br?.body, variants.gzip?.body];
  expect(bodies.map((body) => body?.buffer.byteLength)).toEqual(bodies.map((body) => body?.length));
});
