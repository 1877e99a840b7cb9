import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './support/accessible.ts';
import { withPictures } from './support/browser.ts';
import { isHydrated } from './support/in-page.ts';
import { expect, type Studio, startStudio } from './support/studio.ts';
import { anyScreen, test } from './support/test.ts';

test.use(withPictures);

/** What the studio, its page, the preview's own server and a running site do together; forms are tried beside their code. */
test.describe('the studio', anyScreen, () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });

  let studio: Studio;
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(600_000);
    studio = await startStudio(browser);
  });
  test.afterEach(() => expect(studio.complaints).toEqual([]));
  test.afterAll(async () => {
    await studio?.page.close();
    await studio?.stop();
  });

  test('shows the page with what is typed, keeps its scroll, opens the field of a clicked part, and saves the changed line', async () => {
    const { page, file, input, show, preview, openEntry, save } = studio;
    const path = 'series/daily/omega-3.md';
    const before = file(path);
    await openEntry(path);
    const heading = preview().getByRole('heading', { level: 1 });
    await expect(heading).toContainText('Омега-3');
    // The site puts a page to its top when its scripts take it over, and that is not done with the heading.
    await expect.poll(() => heading.evaluate(isHydrated)).toBe(true);
    await heading.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await heading.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await (await show('title')).fill('Омега-3 для всех');
    await expect(preview().getByRole('heading', { level: 1 })).toContainText('Омега-3 для всех');
    await expect
      .poll(() =>
        preview()
          .locator('html')
          .evaluate(() => window.scrollY),
      )
      .toBe(600);
    await preview()
      .getByText(/дней\s+по\s+две\s+капсулы/)
      .first()
      .click();
    await expect(input('keyFacts[2].label')).toBeFocused();
    await input('title').fill('Омега-3');
    await (await show('shelfLife')).fill('30 месяцев');
    await save();
    expect(file(path)).toBe(before.replace('shelfLife: 24 месяца', 'shelfLife: 30 месяцев'));
    // The page in the frame has tests of its own.
    await expectAccessible(page, { except: ['frame-tested'] });
  });

  test('the page in the preview cannot reach the studio, whatever it does', async () => {
    const { origin, complaints, preview } = studio;
    const tried = await preview()
      .locator('html')
      .evaluate(async (_, address) => {
        const attempt = async (work: () => unknown) => {
          try {
            return JSON.stringify(await work());
          } catch (error) {
            return (error as Error).name;
          }
        };
        return {
          document: await attempt(() => window.parent.document.title),
          token: await attempt(() => fetch(`${address}/__studio`).then((response) => response.text())),
          call: await attempt(() => fetch(`${address}/__studio/api/kinds`).then(({ status }) => status)),
        };
      }, origin);
    expect(tried).toEqual({ document: 'SecurityError', token: 'TypeError', call: 'TypeError' });
    // The browser says so, too.
    complaints.length = 0;
  });

  test('nothing typed is lost: not by a click in the list, by going back, or by a reload', async () => {
    const { page, file, show, openEntry } = studio;
    const [path, words] = ['articles/kreatin-prostymi-slovami.md', ' Слово в конце.'];
    const before = file(path);
    await openEntry(path);
    const body = await show('body');
    await body.press('ControlOrMeta+End');
    await body.pressSequentially(words);
    await page.locator('.entries a[href="#entry=reviews.yml"]').click();
    await expect(page.locator('form[data-entry="reviews.yml"]')).toBeVisible();
    await page.goBack();
    await expect(await show('body')).toContainText(words);

    await page.reload();
    await expect(page.locator('.form .notice')).toContainText('несохранённые правки');
    await expect(await show('body')).toContainText(words);
    await page.getByText('Что отличается').click();
    await expect(page.locator('.differences ins')).toContainText(words.trim());
    expect(file(path)).toBe(before);
    await page.getByRole('button', { name: 'Вернуться к сохранённому' }).click();
    await expect(await show('body')).not.toContainText(words);
    await expect(page.locator('.saved')).toHaveText('');
  });

  test('a studio that was started anew is joined without a reload, and a failed save is seen', async () => {
    const { page, complaints, file, show, openEntry, save, crash, startAnew } = studio;
    const path = 'articles/kreatin-prostymi-slovami.md';
    await openEntry(path);
    const lead = await show('lead');
    await lead.press('ControlOrMeta+Home');
    await crash();
    await lead.pressSequentially('Итак. ');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.locator('.bar').getByRole('alert')).toContainText('Не сохранено. Студия не отвечает');
    await expect(page.locator('.bar').getByRole('alert')).toBeInViewport();
    await startAnew();
    await save();
    expect(file(path)).toContain('Итак.');
    complaints.length = 0;
  });

  test('what changes, another address too, is shown, published, shared and taken back', async () => {
    const { page, origin, contentDir, site, file, openEntry } = studio;
    const [, head = ''] = file('articles/gigiena-sna.md').split(/^---$/m);
    const copy = (name: string, title: string, shown: string) => {
      const own = head.replace(/^seo:\n( .*\n)+/m, '').replace(/^title: .*/m, `title: ${title}\n${shown}`);
      const text = `---${own.replace(/^lead: .*/m, `lead: ${title}, своими словами.`)}---\n${title}.\n`;
      writeFileSync(join(contentDir, `articles/${name}.md`), text);
    };
    copy('nabrosok', 'Набросок о сне', 'draft: true');
    copy('vesna', 'Весенний сон', 'publishAt: 2031-04-01T09:00:00+03:00');

    await openEntry('articles/gigiena-sna.md');
    await page.getByRole('button', { name: 'Сменить адрес…' }).click();
    await page.getByLabel('Новый адрес').fill('kak-zasypat');
    await page.getByRole('button', { name: 'Переименовать' }).click();
    await expect(page.locator('.bar')).toContainText('/articles/kak-zasypat');

    await page.goto(`${origin}/__studio#publishing=`);
    await page.reload();
    const board = page.locator('.board');
    await expect(board.getByRole('link', { name: 'Набросок о сне' })).toBeVisible();
    await expect(board).toContainText('Страниц изменится');

    await board.getByRole('button', { name: 'Сделать ссылку' }).click();
    const link = await board.getByRole('textbox', { name: /^Ссылка/ }).inputValue();
    const shared = await page.request.get(link);
    expect(shared.status()).toBe(200);
    expect(shared.headers()['cache-control']).toContain('no-store');
    expect((await page.request.get(`${site.origin}/articles/nabrosok`)).status()).toBe(200);

    await board.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(board.getByRole('status')).toHaveText('Опубликовано.');
    const statusOf = (path: string) => fetch(site.origin + path, { redirect: 'manual' }).then(({ status }) => status);
    await expect.poll(() => statusOf('/articles/kak-zasypat')).toBe(200);
    expect(await statusOf('/articles/gigiena-sna')).toBe(301);
    // A draft stays at home, and so does what is to come.
    expect(await statusOf('/articles/nabrosok')).toBe(404);
    expect(await statusOf('/articles/vesna')).toBe(404);

    await board
      .getByRole('button', { name: /^Вернуть/ })
      .first()
      .click();
    await expect(board.locator('.past .dialog')).toContainText('Файлы в папке останутся новыми');
    await board.getByRole('button', { name: 'Да, вернуть' }).click();
    await expect(board.getByRole('status')).toContainText('Возвращено.');
    await expect.poll(() => statusOf('/articles/gigiena-sna')).toBe(200);
  });
});
