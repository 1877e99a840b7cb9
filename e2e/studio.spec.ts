import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { freePort } from '../scripts/free-port.ts';
import { anyScreen, expect as hasty, test } from './support/test.ts';

/** Everything is checked and rendered anew after each change. */
const expect = hasty.configure({ timeout: 60_000 });

/** The studio in a browser, on a copy of the fixture. */
test.describe('the studio', anyScreen, () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });

  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-studio-'));
  const contentDir = join(folder, 'content');
  const file = (path: string) => readFileSync(join(contentDir, path), 'utf8');
  let studio: ChildProcess;
  let page: Page;
  let origin = '';

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(600_000);
    cpSync('fixtures/catalogue', contentDir, { recursive: true });
    const port = await freePort();
    origin = `http://localhost:${port}`;
    studio = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/studio.ts'], {
      env: { ...process.env, CONTENT_DIR: contentDir, STUDIO_PORT: String(port), DATA_DIR: join(folder, 'store') },
      stdio: 'ignore',
    });
    await expect.poll(() => isUp(`${origin}/__studio`), { timeout: 300_000 }).toBe(true);
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    page.on('dialog', (dialog) => void dialog.accept());
  });

  test.afterAll(async () => {
    await page?.close();
    studio?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const field = (path: string): Locator => page.locator(`[data-field="${path}"]`);
  const input = (path: string): Locator => field(path).locator('input, textarea, select').first();
  const preview = () => page.frameLocator('iframe.front');

  async function openEntry(path: string) {
    await page.goto(`${origin}/__studio#${new URLSearchParams({ entry: path })}`);
    await expect(page.locator('.bar')).toContainText(path);
  }

  async function save() {
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(page.locator('.saved')).toHaveText('Сохранено');
  }

  test('saves what was opened byte for byte, and only the line that was changed', async () => {
    const before = file('series/daily/omega-3.md');
    await openEntry('series/daily/omega-3.md');
    await input('shelfLife').fill('30 месяцев');
    await save();
    expect(file('series/daily/omega-3.md')).toBe(before.replace('shelfLife: 24 месяца', 'shelfLife: 30 месяцев'));
    await input('shelfLife').fill('24 месяца');
    await save();
    expect(file('series/daily/omega-3.md')).toBe(before);
  });

  test('shows the page with what is typed, keeps its scroll, and opens the field of a clicked part', async () => {
    await expect(preview().getByRole('heading', { level: 1 })).toHaveText('Омега-3');
    const front = page.locator('iframe.front');
    await front.evaluate((frame: HTMLIFrameElement) =>
      frame.contentWindow?.scrollTo({ top: 600, behavior: 'instant' }),
    );
    await input('title').fill('Омега-3 для всех');
    await expect(preview().getByRole('heading', { level: 1 })).toHaveText('Омега-3 для всех');
    await expect.poll(() => front.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollY)).toBe(600);
    await preview()
      .getByText(/дней\s+по\s+две\s+капсулы/)
      .first()
      .click();
    await expect(input('keyFacts[2].label')).toBeFocused();
    await input('title').fill('Омега-3');
  });

  test('tells faults at their field while they are typed', async () => {
    await input('purpose').fill('Лечит простуду.');
    await expect(field('purpose').locator('.faults')).toContainText('Ошибка');
    await field('composition.rows[3].amount').locator('input').fill('8');
    await expect(field('composition.rows[3].amount')).toContainText('80 % нормы');
    await page.reload();
  });

  test('a broken reference is mended from its message', async () => {
    const path = 'series/daily/omega-3.md';
    writeFileSync(join(contentDir, path), file(path).replace('kak-chitat-etiketku', 'kak-chitat-etiketk'));
    await openEntry(path);
    await page.reload();
    await page.getByRole('button', { name: 'Заменить на «kak-chitat-etiketku»' }).click();
    await save();
    expect(file(path)).not.toContain('etiketk,');
    await expect(page.getByRole('button', { name: 'Заменить на «kak-chitat-etiketku»' })).toHaveCount(0);
  });

  test('a list is sorted by keyboard', async () => {
    const list = field('suits');
    const first = await list.locator('textarea, input').first().inputValue();
    await list.getByRole('button', { name: 'Строка 1: переставить' }).press('ArrowDown');
    await expect(list.locator('textarea, input').nth(1)).toHaveValue(first);
    await list.getByRole('button', { name: 'Строка 2: переставить' }).press('ArrowUp');
    await expect(list.locator('textarea, input').first()).toHaveValue(first);
  });

  test('leaves nothing in the build of the site', () => {
    const built = globSync('dist/{client,server}/**/*.{js,css}');
    expect(built.length).toBeGreaterThan(10);
    expect(built.filter((name) => /__studio|X-Studio-Token/i.test(readFileSync(name, 'utf8')))).toEqual([]);
  });
});

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
