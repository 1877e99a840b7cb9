import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SiteProcess, startSite } from '../scripts/site-process.ts';
import { routes } from './support/routes.ts';
import { anyScreen, expect, followFooterLink, hydrated, test } from './support/test.ts';

/** Another node's API, over a wire that can be cut; a path can be taken out of it. */
class Wire {
  isCut = false;
  missing = '';
  origin = '';
  readonly #server: Server = createServer(async (request, response) => {
    if (this.isCut) return request.socket.destroy();
    const reply = request.url === this.missing ? Response.json({}, { status: 404 }) : await this.#ask(request.url);
    response.writeHead(reply.status, { 'Content-Type': reply.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await reply.arrayBuffer()));
  });

  #ask(path = '/') {
    return fetch(process.env.E2E_ORIGIN + path);
  }

  async open(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    const address = this.#server.address();
    this.origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    return this;
  }

  close() {
    this.#server.close();
  }
}

/** A site node that reads another node's API. */
test.describe('a node with API_BASE_URL', anyScreen, () => {
  test.describe.configure({ mode: 'serial' });

  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-node-'));
  let node: SiteProcess;
  let wire: Wire;

  test.beforeAll(async () => {
    wire = await new Wire().open();
    const env = { API_BASE_URL: wire.origin, SITE_ORIGIN: process.env.E2E_ORIGIN ?? '' };
    node = await startSite({ folder, dist: 'dist', env });
  });

  test.afterAll(async () => {
    await node.stop();
    wire.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('gives the same pages', async () => {
    for (const path of routes) {
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
    wire.isCut = true;
    expect((await fetch(`${node.origin}/about`)).status).toBe(200);
    // Pages are prepared; a choice of filters is made when somebody asks for it.
    const response = await page.goto(`${node.origin}/products-filters?sort=title`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await response?.text()).not.toMatch(/ECONNRESET|fetch failed|at .+\.js:\d+/);
    wire.isCut = false;
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Каталог');
  });
});

test('a node whose API has never answered shows an error page of its own', anyScreen, async ({ page, complaints }) => {
  complaints.allow(/500|pages\/contacts|page error|ERR_FAILED/);
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-node-'));
  const wire = await new Wire().open();
  wire.isCut = true;
  const node = await startSite({ folder, dist: 'dist', env: { API_BASE_URL: wire.origin }, until: '/healthz' });
  const title = page.getByRole('heading', { level: 1, name: 'Сайт временно недоступен' });
  const expectOwnPage = async () => {
    await expect(title).toBeVisible();
    await expect(page.locator('body')).toContainText('500 · Page error not found');
    for (const [name, href] of [
      ['На главную', '/'],
      ['Контакты', '/contacts'],
    ] as const) {
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
    }
  };
  try {
    const response = await page.goto(`${node.origin}/about?from=x`);
    expect(response?.status()).toBe(500);
    await expectOwnPage();

    // The same words in the browser, where the data of the error page alone is missing.
    wire.isCut = false;
    wire.missing = '/api/v1/pages/error';
    // Who is known to be away is not asked: the node looks for itself once a second.
    await expect.poll(async () => (await fetch(`${node.origin}/readyz`)).status).toBe(200);
    await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
    await expect(page).toHaveURL(`${node.origin}/about?from=x`);
    await hydrated(page);
    await expect(title).toHaveCount(0);
    await page.route('**/api/v1/pages/contacts', (route) => route.abort());
    await followFooterLink(page, 'Контакты');
    await expectOwnPage();
    await expect(page.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  } finally {
    await node.stop();
    wire.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The router writes down when it loaded what; everything else must be the same. */
function withoutTimes(html: string): string {
  return html.replace(/\bu:\d{13}\b/g, 'u:0');
}
