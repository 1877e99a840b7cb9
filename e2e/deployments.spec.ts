import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from './support/routes.ts';
import { spawnServer, stopProcess } from './support/spawn-server.ts';
import { expect, test } from './support/test.ts';

/** A site node that reads another node's API, through a wire that can be cut. */
test.describe('a node with API_BASE_URL', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(({ isMobile }) => isMobile, 'nothing here depends on the screen');

  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-node-'));
  let node: { process: ChildProcess; origin: string };
  let wire: Server;
  let isCut = false;

  test.beforeAll(async () => {
    const upstream = process.env.E2E_ORIGIN ?? '';
    wire = createServer(async (request, response) => {
      if (isCut) return request.socket.destroy();
      const answer = await fetch(upstream + request.url);
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
    await new Promise<void>((done) => wire.listen(0, '127.0.0.1', done));
    const address = wire.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    node = await spawnServer('node', {
      API_BASE_URL: `http://127.0.0.1:${port}`,
      SITE_ORIGIN: upstream,
      DATA_DIR: join(folder, 'store'),
      MEDIA_DIR: join(folder, 'media'),
    });
  });

  test.afterAll(async () => {
    await stopProcess(node.process);
    wire.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('gives the same pages', async () => {
    for (const { path } of routes) {
      const [here, there] = await Promise.all(
        [node.origin, process.env.E2E_ORIGIN].map(async (origin) =>
          withoutTimes(await (await fetch(origin + path)).text()),
        ),
      );
      expect(here === there, path).toBe(true);
    }
  });

  test('passes the API and pictures on', async () => {
    const site = await (await fetch(`${node.origin}/api/v1/site`)).json();
    const picture = await fetch(node.origin + site.series[0].image.href);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('shows what it has when the API is away, and the error page for the rest', async ({ page, complaints }) => {
    // The page and the pictures nobody has asked for yet.
    complaints.allow(/503/);
    isCut = true;
    expect((await fetch(`${node.origin}/about`)).status).toBe(200);
    const response = await page.goto(`${node.origin}/articles/kreatin-prostymi-slovami`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await response?.text()).not.toMatch(/ECONNRESET|fetch failed|at .+\.js:\d+/);
    isCut = false;
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[Кк]реатин/);
  });
});

/** The router writes down when it loaded what; everything else must be the same. */
function withoutTimes(html: string): string {
  return html.replace(/\bu:\d{13}\b/g, 'u:0');
}
