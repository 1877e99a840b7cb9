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
    const { file, show, openEntry, save } = studio;
    const before = file('series/daily/omega-3.md');
    await openEntry('series/daily/omega-3.md');
    await (await show('shelfLife')).fill('30 месяцев');
    await save();
    expect(file('series/daily/omega-3.md')).toBe(before.replace('shelfLife: 24 месяца', 'shelfLife: 30 месяцев'));
  });

  test('shows the page with what is typed, keeps its scroll, and opens the field of a clicked part', async () => {
    const { input, show, preview } = studio;
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
    const { field, show } = studio;
    await (await show('purpose')).fill('Лечит простуду.');
    await expect(field('purpose').locator('.faults')).toContainText('Ошибка');
    await (await show('composition.rows[3].amount')).fill('8');
    await expect(field('composition.rows[3].amount')).toContainText('80 % нормы');
  });

  test('a broken reference is mended from its message', async () => {
    const { page, contentDir, file, openEntry, save } = studio;
    const path = 'series/daily/omega-3.md';
    writeFileSync(join(contentDir, path), file(path).replace('kak-chitat-etiketku', 'kak-chitat-etiketk'));
    await openEntry(path);
    await page.reload();
    // What was typed before the reload is left behind.
    await page.getByRole('button', { name: 'Вернуться к сохранённому' }).click();
    await studio.show('articles');
    await page.getByRole('button', { name: /^Заменить на «Как читать этикетку/ }).click();
    await save();
    expect(file(path)).not.toContain('etiketk,');
    await expect(page.getByRole('button', { name: /^Заменить на «Как читать этикетку/ })).toHaveCount(0);
  });

  test('a new product with a picture', async () => {
    const { page, contentDir, file, field, show, save, create } = studio;
    await create('Товары', 'Омега-3 форте', 'Омега-3');
    await (await show('order')).fill('77');
    await (await show('purpose')).fill('Источник ЭПК и ДГК для тех, кто выбирает капсулы покрупнее.');
    await (await show('lead')).fill('Крупные капсулы для тех, кому удобнее одна вместо двух.');
    await show('related');
    await field('related').getByRole('button', { name: 'Убрать строку 1' }).click();
    const picture = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#3366cc' } })
      .jpeg()
      .toBuffer();
    await show('images[0]');
    await field('images[0]')
      .locator('input[type="file"]')
      .setInputFiles({ name: 'Фото.jpg', mimeType: 'image/jpeg', buffer: picture });
    await page.getByRole('button', { name: 'Взять картинку' }).click();
    await expect(field('images[0]')).toContainText('1280×1600');
    await field('images[0].alt').locator('input, textarea').last().fill('Синяя банка крупных капсул на светлой полке');
    await (await show('body')).fill('## Чем отличается\n\nКапсула вдвое крупнее обычной.\n');
    await save();
    const [, name = ''] = /file: (\S+)/.exec(file('series/daily/omega-3-forte.md')) ?? [];
    expect(name).toBe('omega-3-forte.webp');
    expect(await sharp(join(contentDir, 'series/daily', name)).metadata()).toMatchObject({ width: 1280, height: 1600 });
  });

  test('an article with a table and a source', async () => {
    const { file, field, show, preview, save, create } = studio;
    await create('Статьи', 'Сколько рыбы нужно', 'Омега-3 из рыбы и капсул: считаем ЭПК и ДГК за неделю');
    await (await show('lead')).fill('Считаем порции рыбы на неделю и смотрим, когда без капсул можно обойтись.');
    const body = await show('body');
    await body.fill('## Порции\n\n');
    await body.press('ControlOrMeta+End');
    await field('body').getByRole('button', { name: 'Таблица' }).click();
    await expect(preview().getByRole('table')).toHaveCount(1);
    await show('sources');
    await field('sources').getByRole('button', { name: '+ Добавить' }).click();
    const last = field('sources').locator('ol > li').last();
    await last.locator('[data-field$=".title"] input, [data-field$=".title"] textarea').fill('Нормы потребления рыбы');
    await last.locator('[data-field$=".publisher"] input, [data-field$=".publisher"] textarea').fill('Роспотребнадзор');
    await save();
    expect(file('articles/skolko-ryby-nuzhno.md')).toContain('|---|---|');
    expect(file('articles/skolko-ryby-nuzhno.md')).toContain('publisher: Роспотребнадзор');
  });

  test('an event in the future, on schedule', async () => {
    const { page, file, show, save, create } = studio;
    await create('События', 'Встреча читателей', 'Вебинар «Сон: что зависит от нас»');
    await (await show('lead')).fill('Говорим о книгах, по которым писали статьи, и отвечаем тем, кто их прочёл.');
    await (await show('seo.meta_title')).fill('');
    await (await show('seo.meta_description')).fill('');
    await (await show('body')).fill('Приходите с вопросами по статьям: отвечают их авторы.\n');
    await (await show('start')).fill('2031-05-01T18:00');
    await (await show('end')).fill('2031-05-01T20:00');
    await (await show('publishAt')).fill('2031-04-01T09:00');
    await (await show('draft')).uncheck();
    await save();
    expect(file('events/vstrecha-chitateley.md')).toMatch(/publishAt: "?2031-04-01T09:00:00\+03:00/);
    expect(file('events/vstrecha-chitateley.md')).toMatch(/start: "?2031-05-01T18:00:00\+03:00/);
    await expect(page.locator('.entries [aria-current]')).toContainText('выйдет 01.04.2031');
  });

  test('a page with another address leaves a redirect', async () => {
    const { page, file, openEntry } = studio;
    await openEntry('articles/gigiena-sna.md');
    await page.getByRole('button', { name: 'Сменить адрес…' }).click();
    await page.getByLabel('Новый адрес').fill('kak-zasypat');
    await page.getByRole('button', { name: 'Переименовать' }).click();
    await expect(page.locator('.bar')).toContainText('/articles/kak-zasypat');
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
    await expect(board.locator('.past .dialog')).toContainText('Файлы в папке останутся новыми');
    await board.getByRole('button', { name: 'Да, вернуть' }).click();
    await expect(board.getByRole('status')).toContainText('Возвращено.');
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
    await studio.show('images[0]');
    const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#3366cc' } })
      .jpeg()
      .toBuffer();
    await field('images[0]')
      .locator('input[type="file"]')
      .setInputFiles({ name: 'Фото.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(page.locator('.crop .cut')).toBeVisible();
    await expectAccessible(page, { except: ['frame-tested'] });
  });

  test('edits of other fields are merged; of the same field both versions are shown, and the choice is accessible', async () => {
    const { page, contentDir, complaints, file, show, openEntry, save } = studio;
    const path = 'series/daily/omega-3.md';
    await openEntry(path);
    const shelfLife = await show('shelfLife');
    await shelfLife.fill('31 месяц');
    writeFileSync(join(contentDir, path), `${file(path)}\nЧужая строка.\n`);
    await save();
    expect(file(path)).toContain('shelfLife: 31 месяц');
    expect(file(path)).toContain('Чужая строка.');

    await shelfLife.fill('32 месяца');
    const theirs = file(path).replace('31 месяц', '33 месяца');
    writeFileSync(join(contentDir, path), theirs);
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Срок годности' })).toContainText('Чужое: 33 месяца');
    expect(file(path)).toBe(theirs);
    await expectAccessible(page, { except: ['frame-tested'] });
    await page.getByRole('button', { name: 'Сохранить выбранное' }).click();
    await expect(page.locator('.saved')).toContainText('Сохранено');
    expect(file(path)).toContain('shelfLife: 32 месяца');
    // The browser reports the refusal itself.
    expect(complaints.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
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

  test('a review is added at the top, with its number, its day and its stars', async () => {
    const { page, file, field, openEntry, save } = studio;
    await openEntry('reviews.yml');
    const table = page.locator('.table');
    const numbers = [...file('reviews.yml').matchAll(/id: otzyv-(\d+)/g)].map(([, number]) => Number(number));
    await table.getByRole('button', { name: '+ Добавить' }).click();
    await field('[0].product').getByRole('combobox').pressSequentially('Омега-3');
    await page.keyboard.press('Enter');
    await field('[0].author').locator('input').pressSequentially('Инна');
    await field('[0].rating').getByText('★').nth(3).click();
    await field('[0].text').locator('textarea').pressSequentially('Пью с завтраком.');
    await save();
    const [first = ''] = file('reviews.yml').split(/^- /m).slice(1);
    expect(first).toContain(`id: otzyv-${String(Math.max(...numbers) + 1).padStart(3, '0')}`);
    expect(first).toContain('rating: 4');
    expect(first).toMatch(/date: \d{4}-\d{2}-\d{2}/);

    await table.getByRole('searchbox', { name: 'Найти' }).pressSequentially('завтраком');
    await expect(table.getByRole('status')).toContainText(/Показано: \d из/);
  });

  test('a link to another entry is chosen by its name', async () => {
    const { page, show, openEntry } = studio;
    await openEntry('articles/kreatin-prostymi-slovami.md');
    const body = await show('body');
    await body.press('ControlOrMeta+End');
    await body.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: /Куда ведёт ссылка/ }).pressSequentially('омега-3');
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Омега-3');
    await page.keyboard.press('Enter');
    await expect(body).toContainText(/\]\(\/[a-z0-9/-]+\)/);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(body).not.toContainText(/\]\(\/daily\/omega-3\)/);
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
