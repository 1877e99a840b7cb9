import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../scripts/site-process.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

declare global {
  interface Window {
    injected?: true;
  }
}

const article = '/articles/gigiena-sna';
const injected = '<script>window.injected = true</script>';

test(
  'a script that came into the HTML of a page with its content is refused',
  anyScreen,
  async ({ page, complaints }) => {
    complaints.allow(/Content Security Policy/);
    // The API of the site, with a script in the text of each article, as if every check of the content had failed.
    const api = createServer(async (request, response) => {
      const reply = await fetch(process.env.E2E_ORIGIN + (request.url ?? ''));
      const type = reply.headers.get('Content-Type') ?? '';
      const body = Buffer.from(await reply.arrayBuffer());
      const isArticle = request.url?.startsWith('/api/v1/article/') && reply.ok;
      const changed = isArticle ? JSON.parse(body.toString()) : null;
      if (changed) changed.body = injected + changed.body;
      response.writeHead(reply.status, { 'Content-Type': type }).end(changed ? JSON.stringify(changed) : body);
    });
    await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
    const folder = mkdtempSync(join(tmpdir(), 'vitimepro-policy-'));
    const env = { API_BASE_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` };
    const node = await startSite({ folder, dist: 'dist', env });
    try {
      const html = await (await fetch(node.origin + article)).text();
      expect(html.split(injected).length, 'the script is in the page').toBe(2);
      // The site's own inline scripts run, or else the page would not be hydrated.
      await open(page, node.origin + article);
      expect(await page.evaluate(() => window.injected)).toBeUndefined();
    } finally {
      await node.stop();
      api.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
