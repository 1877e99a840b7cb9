import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expectAccessible } from './support/accessible.ts';
import { isHydrated } from './support/in-page.ts';
import { expect, type Studio, startStudio } from './support/studio.ts';
import { anyScreen, test } from './support/test.ts';

/** A working day in the studio. */
test.describe('the studio', anyScreen, () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });

  let studio: Studio;
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(600_000);
    studio = await startStudio(browser);
  });
  test.afterAll(async () => {
    await studio?.page.close();
    await studio?.stop();
  });

  test('saves the line that was changed, and leaves all others as they were', async () => {
    const { file, input, openEntry, save } = studio;
    const before = file('series/daily/omega-3.md');
    await openEntry('series/daily/omega-3.md');
    await input('shelfLife').fill('30 месяцев');
    await save();
    expect(file('series/daily/omega-3.md')).toBe(before.replace('shelfLife: 24 месяца', 'shelfLife: 30 месяцев'));
  });

  test('shows the page with what is typed, keeps its scroll, and opens the field of a clicked part', async () => {
    const { input, preview } = studio;
    const heading = preview().getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Омега-3');
    // The site puts a page to its top when its scripts take it over, and that is not done with the heading.
    await expect.poll(() => heading.evaluate(isHydrated)).toBe(true);
    await heading.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await heading.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await input('title').fill('Омега-3 для всех');
    await expect(preview().getByRole('heading', { level: 1 })).toHaveText('Омега-3 для всех');
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

  test('tells faults at their field while they are typed', async () => {
    const { field, input } = studio;
    await input('purpose').fill('Лечит простуду.');
    await expect(field('purpose').locator('.faults')).toContainText('Ошибка');
    await field('composition.rows[3].amount').locator('input').fill('8');
    await expect(field('composition.rows[3].amount')).toContainText('80 % нормы');
  });

  test('a broken reference is mended from its message', async () => {
    const { page, contentDir, file, openEntry, save } = studio;
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
    const { field } = studio;
    const list = field('suits');
    const first = await list.locator('textarea, input').first().inputValue();
    await list.getByRole('button', { name: 'Строка 1: переставить' }).press('ArrowDown');
    await expect(list.locator('textarea, input').nth(1)).toHaveValue(first);
    await list.getByRole('button', { name: 'Строка 2: переставить' }).press('ArrowUp');
    await expect(list.locator('textarea, input').first()).toHaveValue(first);
  });

  test('a new product with a picture', async () => {
    const { page, contentDir, file, field, input, save, create } = studio;
    await create('Товары', 'Омега-3 форте', 'Омега-3');
    await input('order').fill('77');
    await input('purpose').fill('Источник ЭПК и ДГК для тех, кто выбирает капсулы покрупнее.');
    await input('lead').fill('Крупные капсулы для тех, кому удобнее одна вместо двух.');
    await field('related').getByRole('button', { name: 'Убрать строку 1' }).click();
    const picture = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#3366cc' } })
      .jpeg()
      .toBuffer();
    await field('images[0]')
      .locator('input[type="file"]')
      .setInputFiles({ name: 'Фото.jpg', mimeType: 'image/jpeg', buffer: picture });
    await page.getByRole('button', { name: 'Взять картинку' }).click();
    await expect(field('images[0]')).toContainText('1280×1600');
    await field('images[0].alt').locator('input, textarea').last().fill('Синяя банка крупных капсул на светлой полке');
    await field('body').locator('textarea').fill('## Чем отличается\n\nКапсула вдвое крупнее обычной.\n');
    await save();
    const [, name = ''] = /file: (\S+)/.exec(file('series/daily/omega-3-forte.md')) ?? [];
    expect(name).toBe('omega-3-forte.webp');
    expect(await sharp(join(contentDir, 'series/daily', name)).metadata()).toMatchObject({ width: 1280, height: 1600 });
  });

  test('an article with a table and a source', async () => {
    const { file, field, input, preview, save, create } = studio;
    await create('Статьи', 'Сколько рыбы нужно', 'Омега-3 из рыбы и капсул: считаем ЭПК и ДГК за неделю');
    await input('lead').fill('Считаем порции рыбы на неделю и смотрим, когда без капсул можно обойтись.');
    await field('body').locator('textarea').fill('## Порции\n\n');
    await field('body').locator('textarea').press('ControlOrMeta+End');
    await field('body').getByRole('button', { name: 'Таблица' }).click();
    await expect(preview().getByRole('table')).toHaveCount(1);
    await field('sources').getByRole('button', { name: '+ Добавить' }).click();
    const last = field('sources').locator('ol > li').last();
    await last.locator('[data-field$=".title"] input, [data-field$=".title"] textarea').fill('Нормы потребления рыбы');
    await last.locator('[data-field$=".publisher"] input, [data-field$=".publisher"] textarea').fill('Роспотребнадзор');
    await save();
    expect(file('articles/skolko-ryby-nuzhno.md')).toContain('|---|---|');
    expect(file('articles/skolko-ryby-nuzhno.md')).toContain('publisher: Роспотребнадзор');
  });

  test('an event in the future, on schedule', async () => {
    const { page, file, field, input, save, create } = studio;
    await create('События', 'Встреча читателей', 'Вебинар «Сон: что зависит от нас»');
    await input('lead').fill('Говорим о книгах, по которым писали статьи, и отвечаем тем, кто их прочёл.');
    await input('seo.meta_description').fill('');
    await field('body').locator('textarea').fill('Приходите с вопросами по статьям: отвечают их авторы.\n');
    await input('start').fill('2031-05-01T18:00');
    await input('end').fill('2031-05-01T20:00');
    await input('publishAt').fill('2031-04-01T09:00');
    await input('draft').uncheck();
    await save();
    expect(file('events/vstrecha-chitateley.md')).toMatch(/publishAt: "?2031-04-01T09:00:00\+03:00/);
    expect(file('events/vstrecha-chitateley.md')).toMatch(/start: "?2031-05-01T18:00:00\+03:00/);
    await expect(page.locator('.entries [aria-current]')).toContainText('по расписанию');
  });

  test('a page with another address leaves a redirect', async () => {
    const { page, file, openEntry } = studio;
    await openEntry('articles/gigiena-sna.md');
    await page.getByRole('button', { name: 'Сменить адрес…' }).click();
    await page.getByLabel('Новый адрес').fill('kak-zasypat');
    await page.getByRole('button', { name: 'Переименовать' }).click();
    await expect(page.locator('.bar')).toContainText('articles/kak-zasypat.md');
    expect(file('redirects.yml')).toContain('/articles/kak-zasypat');
    await expect(page.locator('.summary')).not.toContainText('Ошибки в других записях');
  });

  test('what changes is shown, published, shared and taken back', async () => {
    const { page, origin, site } = studio;
    await page.goto(`${origin}/__studio#publishing=`);
    await page.reload();
    const board = page.locator('.board');
    await expect(board.getByRole('link', { name: 'Омега-3 форте' })).toBeVisible();
    await expect(board).toContainText('Страниц изменится');

    await board.getByRole('button', { name: 'Сделать ссылку' }).click();
    const link = await board.getByRole('textbox', { name: /^Ссылка/ }).inputValue();
    const shared = await page.request.get(link);
    expect(shared.status()).toBe(200);
    expect(shared.headers()['cache-control']).toContain('no-store');
    expect((await page.request.get(`${site.origin}/daily/omega-3-forte`)).status()).toBe(200);

    await board.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(board.getByRole('status')).toHaveText('Опубликовано.');
    const statusOf = (path: string) => fetch(site.origin + path, { redirect: 'manual' }).then(({ status }) => status);
    await expect.poll(() => statusOf('/articles/kak-zasypat')).toBe(200);
    expect(await statusOf('/articles/gigiena-sna')).toBe(301);
    // A draft stays at home, and so does what is to come.
    expect(await statusOf('/daily/omega-3-forte')).toBe(404);
    expect(await statusOf('/events/vstrecha-chitateley')).toBe(404);

    await board
      .getByRole('button', { name: /^Вернуть/ })
      .first()
      .click();
    await expect(board.getByRole('status')).toHaveText('Опубликовано.');
    await expect.poll(() => statusOf('/articles/gigiena-sna')).toBe(200);
  });

  test('is accessible in both themes', async () => {
    const { page, origin, field, openEntry } = studio;
    await openEntry('series/daily/omega-3.md');
    // The page in the frame has tests of its own.
    await expectAccessible(page, { except: ['frame-tested'] });
    await page.goto(`${origin}/__studio#health=`);
    await expect(page.getByRole('heading', { name: /данные-примеры/ })).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${origin}/__studio#publishing=`);
    await page.reload();
    await expect(page.locator('.past li').first()).toBeVisible();
    const ground = () => page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await ground();
    await expectAccessible(page);
    // The dark one was looked at last.
    expect(await ground()).not.toBe(light);

    await openEntry('series/daily/omega-3.md');
    const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#3366cc' } })
      .jpeg()
      .toBuffer();
    await field('images[0]')
      .locator('input[type="file"]')
      .setInputFiles({ name: 'Фото.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(page.locator('.crop .cut')).toBeVisible();
    await expectAccessible(page, { except: ['frame-tested'] });
  });

  test('a file that another has changed is not written over, and the choice is accessible', async () => {
    const { page, contentDir, complaints, file, input, openEntry } = studio;
    const path = 'series/daily/omega-3.md';
    await openEntry(path);
    await input('shelfLife').fill('31 месяц');
    const theirs = `${file(path)}\nЧужая строка.\n`;
    writeFileSync(join(contentDir, path), theirs);
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Записать мою поверх' })).toBeVisible();
    expect(file(path)).toBe(theirs);
    await expectAccessible(page, { except: ['frame-tested'] });
    // The browser reports the refusal itself.
    expect(complaints.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
  });

  test('made the browser complain of nothing', () => {
    const { complaints } = studio;
    expect(complaints).toEqual([]);
  });

  test('leaves nothing in the build of the site', () => {
    const built = globSync('dist/{client,server}/**/*.{js,css}');
    expect(built.length).toBeGreaterThan(10);
    expect(built.filter((name) => /__studio|X-Studio-Token/i.test(readFileSync(name, 'utf8')))).toEqual([]);
  });
});
