import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findHeadlessShell } from '../scripts/ensure-chromium.ts';
import { expect, handsOn, type Studio, startStudio } from './support/studio.ts';
import { anyScreen, test } from './support/test.ts';

interface Window {
  page: Page;
  kill(): Promise<void>;
}

/** A browser that keeps its profile, in a process of its own: it can be killed as a power cut would do it. */
async function startWindow(profile: string): Promise<Window> {
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const own = spawn(findHeadlessShell() ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const browser = await chromium.connectOverCDP(await debuggerOf(own));
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  page.setDefaultTimeout(60_000);
  const kill = async () => {
    const isOver = once(own, 'exit');
    process.kill(-(own.pid ?? 0), 'SIGKILL');
    await isOver;
  };
  return { page, kill };
}

function debuggerOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.stderr?.on('data', (chunk) => {
      said += String(chunk);
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    browser.on('exit', () => reject(new Error(`the browser ended: ${said}`)));
  });
}

/** How long each takes at most: the kill comes at any moment of it. */
const doings = { typing: 1_500, saving: 1_500, renaming: 3_000, deleting: 3_000, publishing: 6_000 };
type Doing = keyof typeof doings;
const victims = [['window'], ['studio'], ['window', 'studio'], ['studio']] as const;
const moments = (Object.keys(doings) as Doing[]).flatMap((doing) => victims.map((killed) => ({ doing, killed })));

test.describe('killed at any moment', anyScreen, () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });

  let studio: Studio;
  let window: Window;
  const profile = mkdtempSync(join(tmpdir(), 'vitimepro-profile-'));
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(600_000);
    studio = await startStudio(browser);
    await studio.page.close();
    window = await startWindow(profile);
  });
  test.afterAll(async () => {
    await window?.kill();
    await studio?.stop();
    rmSync(profile, { recursive: true, force: true });
  });

  for (const [number, { doing, killed }] of moments.entries())
    test(`${number + 1}. ${killed.join(' and ')} while ${doing}`, async () => {
      const { origin, contentDir, file } = studio;
      const articles = join(contentDir, 'articles');
      const name = `opyt-${number}`;
      const word = `Неповторимое${number}`;
      // With a picture of its own: a rename and a removal are changes of several files.
      copyFileSync(join(articles, 'gigiena-sna.webp'), join(articles, `${name}.webp`));
      const model = file('articles/gigiena-sna.md').replaceAll('gigiena-sna.webp', `${name}.webp`);
      writeFileSync(join(articles, `${name}.md`), model.replace(/^title: .*/m, `title: Опыт ${number}\ndraft: true`));

      await write(handsOn(window.page, origin, contentDir), `articles/${name}.md`, word, doing);
      const isDone = begin(window.page, doing, name);
      await new Promise((done) => setTimeout(done, Math.random() * doings[doing]));
      if (killed.some((one) => one === 'window')) await window.kill();
      if (killed.some((one) => one === 'studio')) await studio.crash();
      await isDone;
      if (killed.some((one) => one === 'studio')) await studio.startAnew();
      if (killed.some((one) => one === 'window')) window = await startWindow(profile);

      // All files of the change, or none; and nothing half written beside them.
      const own = readdirSync(articles).filter((one) => one.includes(name));
      expect([`${name}.md,${name}.webp`, `novoe-${name}.md,novoe-${name}.webp`, '']).toContain(own.sort().join());
      expect(readdirSync(articles).filter((one) => one.startsWith('.'))).toEqual([]);
      const [path] = own;
      const { openEntry, show } = handsOn(window.page, origin, contentDir);
      if (path === undefined) {
        await window.page.goto(`${origin}/__studio#bin=`);
        await window.page.reload();
        await window.page.getByRole('button', { name: new RegExp(`^Вернуть\\s?: Опыт ${number}$`) }).click();
      } else await openEntry(`articles/${path}`);
      // A browser that was killed has forgotten which window it was: what was typed in it is offered.
      const offered = window.page.getByRole('button', { name: 'Взять их' });
      const body = await show('body');
      await expect(async () => {
        if (await offered.isVisible()) await offered.click();
        await expect(body).toContainText(word, { timeout: 1_000 });
      }).toPass();
      expect((await fetch(studio.site.origin)).status).toBe(200);
    });

  test('the studio publishes as before', async () => {
    const { page } = window;
    await page.goto(`${studio.origin}/__studio#publishing=`);
    await page.reload();
    await page.getByRole('button', { name: /^Опубликовать/ }).click();
    await expect(page.locator('.board [role="status"]').first()).toHaveText('Опубликовано.');
  });
});

type Hands = ReturnType<typeof handsOn>;

/** Until the studio says that the word is safe; what is renamed, deleted or published is saved before. */
async function write({ openEntry, show, save }: Hands, path: string, word: string, doing: Doing): Promise<void> {
  await openEntry(path);
  const body = await show('body');
  await body.press('ControlOrMeta+End');
  await body.pressSequentially(` ${word}`);
  await expect(body.page().locator('.saved')).toContainText('хранится в этом браузере');
  if (doing === 'typing' || doing === 'saving') return;
  await save();
  if (doing !== 'publishing') return;
  await body.page().goto(new URL('#publishing=', body.page().url()).href);
  await expect(body.page().getByRole('button', { name: /^Опубликовать/ })).toBeEnabled();
}

/** Whoever is killed in the midst of it answers nothing any more. */
async function begin(page: Page, doing: Doing, name: string): Promise<void> {
  const dialog = page.locator('.dialog');
  const work: Record<Doing, () => Promise<unknown>> = {
    typing: () => page.keyboard.type(' и ещё несколько слов, которых студия не обещала сохранить', { delay: 40 }),
    saving: () => page.keyboard.press('ControlOrMeta+s'),
    async renaming() {
      await page.getByRole('button', { name: 'Сменить адрес…' }).click();
      await page.getByLabel('Новый адрес').fill(`novoe-${name}`);
      await page.getByRole('button', { name: 'Переименовать' }).click();
    },
    async deleting() {
      await page.getByRole('button', { name: 'Удалить…' }).click();
      await dialog.getByRole('button', { name: 'Удалить', exact: true }).click();
    },
    publishing: () => page.getByRole('button', { name: /^Опубликовать/ }).click(),
  };
  await work[doing]().catch(() => {});
}
