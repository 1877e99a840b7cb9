import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { nginxConfig } from './nginx-config.ts';
import { hasNginx, type NginxProcess, startNginx } from './nginx-process.ts';

const isInstalled = hasNginx();
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };

it.runIf(!isInstalled)('nginx is not installed: its configuration is only read, not tried', () => {});

describe.runIf(isInstalled)('the real nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-nginx-'));
  let node: Server;
  let nginx: NginxProcess;
  let port: number;

  beforeAll(async () => {
    const nodePort = await freePort();
    port = await freePort();
    node = createServer((request, response) => response.writeHead(404).end(`node: ${request.url}`));
    await new Promise<void>((done) => node.listen(nodePort, '127.0.0.1', done));
    const page = (path: string, file: string, name: string) => {
      write(folder, file, `<h1>${name}</h1>`);
      return { path, file, headers: { ...html, 'content-security-policy': `script-src 'sha256-${name}='` } };
    };
    const plain = (path: string, file: string, type: string) => {
      write(folder, file, path);
      return { path, file, headers: { 'content-type': type } };
    };
    write(folder, 'assets/index-abc.js', 'start()');
    const config = nginxConfig({
      root: folder,
      node: `http://127.0.0.1:${nodePort}`,
      listen: `127.0.0.1:${port}`,
      pages: [
        page('/', 'home.html', 'home'),
        page('/daily', 'pages/daily.html', 'daily'),
        page('/articles', 'pages/articles.html', 'articles'),
      ],
      feeds: [plain('/rss.xml', 'files/rss.xml', 'application/rss+xml; charset=utf-8')],
      api: [plain('/api/v1/site', 'answers/api/v1/site.json', 'application/json; charset=utf-8')],
      immutable: {
        script: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, immutable' },
        style: { 'content-type': 'text/css; charset=utf-8' },
        picture: { 'content-type': 'image/webp', 'cache-control': 'public, immutable' },
      },
      redirects: [
        { from: '/old', to: '/daily', status: 301 },
        { from: '/старое', to: '/articles?topic=sleep#top', status: 308 },
      ],
      unavailable: plain('', 'errors/unavailable.html', 'text/html; charset=utf-8'),
    });
    writeFileSync(join(folder, 'nginx.conf'), config);
    nginx = await startNginx(folder, port);
  });

  afterAll(() => {
    nginx?.master.kill('SIGTERM');
    node?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (path: string, encoding = 'identity') =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, headers: { 'Accept-Encoding': encoding } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      }).on('error', reject);
    });

  it.each([
    ['/', 'home'],
    ['/daily?utm_source=vk', 'daily'],
    ['/articles?utm_source=vk', 'articles'],
  ])('%s is a file, with its own policy', async (path, name) => {
    const { status, headers, body } = await ask(path);
    expect([status, body.toString()]).toEqual([200, `<h1>${name}</h1>`]);
    expect(headers).toMatchObject({ ...html, 'content-security-policy': `script-src 'sha256-${name}='` });
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', undefined],
  ])('to who accepts "%s" it comes as %s', async (accepted, encoding) => {
    for (const path of ['/daily', '/assets/index-abc.js', '/rss.xml', '/api/v1/site']) {
      const { status, headers } = await ask(path, accepted);
      expect([status, headers['content-encoding'], headers.vary], path).toEqual([200, encoding, 'Accept-Encoding']);
    }
  });

  it('keeps the types', async () => {
    const types = ['/assets/index-abc.js', '/rss.xml', '/api/v1/site'].map(
      async (path) => (await ask(path)).headers['content-type'],
    );
    expect(await Promise.all(types)).toEqual([
      'text/javascript; charset=utf-8',
      'application/rss+xml; charset=utf-8',
      'application/json; charset=utf-8',
    ]);
  });

  it('redirects with the query', async () => {
    expect((await ask('/old?utm_source=vk')).headers.location).toMatch(/\/daily\?utm_source=vk$/);
    const old = await ask(`${encodeURI('/старое')}?a=1`);
    expect([old.status, old.headers.location]).toEqual([
      308,
      expect.stringMatching(/\/articles\?topic=sleep&a=1#top$/),
    ]);
  });

  it.each(['/articles?page=2', '/api/v1/site?a=1', '/no/such', '/daily/', '//daily', '/assets/none.js', '/home'])(
    'asks the node for %s',
    async (path) => {
      const { status, body } = await ask(path);
      expect([status, body.toString()]).toEqual([404, `node: ${path}`]);
    },
  );

  it('says so when no node answers, and serves its files', async () => {
    node.closeAllConnections();
    await new Promise((done) => node.close(done));
    for (const path of ['/no/such', '/articles?page=2', '/media/none.webp']) {
      const { status, headers } = await ask(path);
      expect([status, headers['content-type']], path).toEqual([503, 'text/html; charset=utf-8']);
    }
    expect((await ask('/daily')).status).toBe(200);
  });
});

function write(folder: string, file: string, text: string): void {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  writeFileSync(`${target}.br`, brotliCompressSync(text));
  writeFileSync(`${target}.gz`, gzipSync(text));
}
