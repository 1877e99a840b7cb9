import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, FrameLocator, Locator, Page } from '@playwright/test';
import { startSite } from '../../scripts/site-process.ts';
import { copyPublishedStore, fixtureCatalogue, fixtureMedia } from '../../scripts/test-stores.ts';
import { expect as hasty } from './test.ts';

/** Everything is checked and rendered anew after each change, beside a site that runs. */
export const expect = hasty.configure({ timeout: 60_000 });

export type Studio = Awaited<ReturnType<typeof startStudio>>;

/** The studio on a copy of the fixture, open in a window of its own, with a site that runs meanwhile. */
export async function startStudio(browser: Browser) {
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-studio-'));
  const contentDir = join(folder, 'content');
  cpSync(fixtureCatalogue, contentDir, { recursive: true });
  await copyPublishedStore(fixtureCatalogue, join(folder, 'store'));
  const env = {
    CONTENT_DIR: contentDir,
    MEDIA_DIR: fixtureMedia,
    PREVIEW_SECRET: 'a secret of thirty-two characters',
    PAGES: 'on-demand',
  };
  const site = await startSite({ folder, dist: 'dist', env });
  const launch = (port: string) =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/studio.ts'], {
      env: {
        ...process.env,
        ...env,
        STUDIO_PORT: port,
        DATA_DIR: join(folder, 'store'),
        SITE_ORIGIN: site.origin,
        PICTURES: 'on-demand',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  // It needs the port after its own, too.
  let server = launch(String(20_000 + 2 * Math.floor(Math.random() * 5_000)));
  const stop = async () => {
    server.kill();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const origin = await addressOf(server);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    page.on('dialog', (dialog) => void dialog.accept());
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    const crash = async () => {
      server.kill('SIGKILL');
      await once(server, 'exit');
    };
    const startAnew = async () => {
      server = launch(new URL(origin).port);
      await addressOf(server);
    };
    const hands = handsOn(page, origin, contentDir);
    return { page, origin, site, contentDir, complaints, ...hands, crash, startAnew, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const inputs = 'input, textarea, select, .cm-content';

/** What one does there again and again. */
export function handsOn(page: Page, origin: string, contentDir: string) {
  const field = (path: string): Locator => page.locator(`[data-field="${path}"]`);
  return {
    file: (path: string): string => readFileSync(join(contentDir, path), 'utf8'),
    field,
    input: (path: string): Locator => field(path).locator(inputs).first(),
    /** Comes to the field by its tab, as an editor does. */
    show: async (path: string): Promise<Locator> => {
      const place = field(path).first();
      const tab = await place.evaluate((at) => at.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby'));
      if (tab) await page.locator(`#${tab}`).click();
      return place.locator(inputs).first();
    },
    preview: (): FrameLocator => page.frameLocator('iframe.front'),
    openEntry: async (path: string) => {
      await page.goto(`${origin}/__studio#${new URLSearchParams({ entry: path })}`);
      await expect(page.locator(`form[data-entry="${path}"]`)).toBeVisible();
    },
    save: async () => {
      await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
      await expect(page.locator('.saved')).toContainText('Сохранено');
    },
    create: async (kind: string, title: string, model: string) => {
      await page.goto(`${origin}/__studio`);
      await page.locator('.entries summary', { hasText: kind }).click();
      await page.getByRole('button', { name: `Создать: ${kind}` }).click();
      const form = page.getByRole('form', { name: `Создать: ${kind}` });
      await form.getByLabel('Название').fill(title);
      if (kind === 'Товары') await form.getByLabel('Серия').selectOption('daily');
      await form.getByLabel('По образцу').selectOption({ label: model });
      await form.getByRole('button', { name: 'Создать черновик' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    },
  };
}

/** It says so when it is ready. */
function addressOf(studio: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    studio.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const [, address] = /(http:\/\/localhost:\d+)\/__studio/.exec(said) ?? [];
      if (address) resolve(address);
    });
    studio.on('exit', () => reject(new Error(`the studio ended: ${said}`)));
  });
}
