import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';
import { copyPublishedStore, fixtureCatalogue, fixtureMedia } from '../scripts/test-stores.ts';
import { routes } from './support/routes.ts';
import { anyScreen, clickLink, expect, hydrated, test } from './support/test.ts';

/** `npm run dev` on a copy of the fixture: React's own warnings, and what a save does to the open page. */
test.describe('in development', anyScreen, () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });

  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-dev-'));
  const contentDir = join(folder, 'content');
  const faqFile = join(contentDir, 'pages/faq.yml');
  let server: ChildProcess;
  let origin = '';

  test.beforeAll(async () => {
    // Vite bundles the libraries first; the limit of a describe is not its hooks'.
    test.setTimeout(300_000);
    cpSync(fixtureCatalogue, contentDir, { recursive: true });
    await copyPublishedStore(fixtureCatalogue, join(folder, 'store'));
    const port = await freePort();
    origin = `http://localhost:${port}`;
    await start();
  });

  async function start() {
    server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/dev-server.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: new URL(origin).port,
        SITE_ORIGIN: origin,
        CONTENT_DIR: contentDir,
        DATA_DIR: join(folder, 'store'),
        MEDIA_DIR: fixtureMedia,
      },
      stdio: 'ignore',
    });
    await expect.poll(() => isUp(`${origin}/readyz`), { timeout: 240_000 }).toBe(true);
  }

  test.afterAll(() => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('no page makes React complain', async ({ page, complaints }) => {
    complaints.allow(/404/);
    // Vite finds a library for the first time: the page is loaded again, which cuts requests off.
    complaints.allow(/Outdated Optimize Dep|ERR_ABORTED|preloaded using link preload/);
    await page.goto(origin, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    // A document of its own for each would load hundreds of modules anew; what React says of hydration it says in
    // production, too.
    for (const path of [...routes, '/no/such/page']) {
      // A page that stays dead is named in the report.
      await test.step(path, async () => {
        await clickLink(page, path);
        await expect.poll(() => page.url()).toBe(origin + path);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  });

  test('saved content is in the open page, and what was typed stays', async ({ page, complaints }) => {
    complaints.allow(/preloaded using link preload/);
    await page.goto(`${origin}/faq`, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('желез');
    const [, title = ''] = /^title: (.+)$/m.exec(readFileSync(faqFile, 'utf8')) ?? [];
    edit(faqFile, `title: ${title}`, 'title: Вопросы после правки');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Вопросы после правки', { timeout: 60_000 });
    // The browser's own cache has the response of the save before.
    for (const next of ['второй', 'третьей']) {
      edit(faqFile, await heading.innerText(), `Вопросы после ${next} правки`);
      await expect(heading).toHaveText(`Вопросы после ${next} правки`, { timeout: 60_000 });
    }
    await expect(field).toHaveValue('желез');
    edit(faqFile, await heading.innerText(), 'Вопросы после правки');
    await expect(heading).toHaveText('Вопросы после правки', { timeout: 60_000 });
  });

  test('broken content stands over the page with file, line and remedy, until it is mended', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/.*/);
    await page.goto(`${origin}/faq`, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    edit(faqFile, 'title: Вопросы после правки', 'titel: Вопросы после правки');
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText(/pages\/faq\.yml:\d+.*→/s, { timeout: 60_000 });
    edit(faqFile, 'titel: Вопросы после правки', 'title: Вопросы снова целы');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вопросы снова целы', { timeout: 60_000 });
    await expect(overlay).toHaveCount(0);
  });

  test('what a page throws stands over it with the line of the source', async ({ page, complaints }) => {
    complaints.allow(/.*/);
    await page.goto(`${origin}/faq`, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const file = 'src/site/navigation/navigate-to.ts';
    await page.evaluate(async (path) => {
      const { checkNavigation } = await import(path);
      setTimeout(() => checkNavigation('javascript:'));
    }, `/${file}`);
    const lines = readFileSync(file, 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes("if (kind === 'dangerous')")) + 1;
    await expect(page.locator('vite-error-overlay')).toContainText(`${file}:${line}:`);
  });

  test('a fault stands over the page until it is mended itself, whatever came and went meanwhile', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/.*/);
    await page.goto(`${origin}/faq`, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const overlay = page.locator('vite-error-overlay');
    edit(faqFile, 'title: ', 'titel: ');
    await expect(overlay).toContainText('pages/faq.yml', { timeout: 60_000 });
    await page.evaluate(() => setTimeout(() => Reflect.get(window, 'notThere').call()));
    await expect(overlay).toContainText("reading 'call'");
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(overlay).toContainText('pages/faq.yml');
    edit(faqFile, 'titel: ', 'title: ');
    await expect(overlay).toHaveCount(0, { timeout: 60_000 });
  });

  test('an open page follows a restart of the server', async ({ page, complaints }) => {
    complaints.allow(/.*/);
    await page.goto(`${origin}/faq`, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    server.kill();
    await expect.poll(() => isUp(`${origin}/readyz`)).toBe(false);
    await start();
    await expect(page.locator('body[data-before]')).toHaveCount(0, { timeout: 120_000 });
    await hydrated(page);
  });
});

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no «${from}»`);
  writeFileSync(file, text.replace(from, to));
}

async function isUp(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => null))?.ok ?? false;
}
