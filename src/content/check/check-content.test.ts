import { rm } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { buildPublication } from '../build-publication.ts';
import { formatFault } from '../faults.ts';
import { loadContent } from '../load.ts';
import { edit, sampleFiles, writeFiles } from '../test-content.ts';
import { checkContent } from './check-content.ts';

const dirs: string[] = [];
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true }))));

async function faultsOf(
  change: (files: Awaited<ReturnType<typeof sampleFiles>>) => void,
  production = false,
): Promise<string[]> {
  const files = await sampleFiles();
  change(files);
  const dir = await writeFiles(files);
  dirs.push(dir);
  return checkContent(await loadContent(dir), { production }).map(formatFault);
}

const d3 = 'series/daily/vitamin-d3.md';

describe('checkContent', () => {
  it('has nothing to say about good content', async () => {
    expect(await faultsOf(() => {})).toEqual([]);
  });

  it('finds ten different faults at their places, with remedies', async () => {
    const faults = await faultsOf((files) => {
      edit(files, d3, 'form: capsules', 'form: pills');
      edit(files, 'series/daily/magniy-b6.md', 'shelfLife: 24 месяца\n', '');
      edit(files, 'series/daily/omega-3.md', 'lead:', 'led:');
      edit(files, 'series/daily/probiotik.md', 'unit: CFU', 'unit: mg');
      edit(files, 'components/magniy.md', '- pervaya', '- pervaja');
      edit(files, 'articles/vtoraya.md', '/components/magniy#chto-eto', '/components/magnij');
      edit(files, 'articles/tretya.md', 'title: Статья tretya', 'title: Лечит всё');
      edit(files, 'events/lektsiya.md', 'end: 2026-12-03', 'end: 2026-12-02');
      edit(files, 'redirects.yml', 'to: /articles', 'to: /blog');
      edit(files, 'faq.yml', '/articles/pervaya', 'javascript:alert(1)');
      files.delete('experts/titov.webp');
    });
    expect(faults).toEqual([
      'content/articles/tretya.md:2  title  «Лечит»: добавка не может лечить или исцелять (38-ФЗ, ст. 25)  → напишите «способствует поддержанию…» или «дополнительный источник…»',
      'content/articles/vtoraya.md:24  body  страницы /components/magnij на сайте нет  → возможно, имелось в виду /components/magniy',
      'content/components/magniy.md:33  articles[0]  статьи «pervaja» нет  → возможно, имелось в виду «pervaya»',
      'content/events/lektsiya.md:5  end  событие кончается раньше, чем начинается  → поставьте end не раньше start',
      'content/experts/titov.md:7  image.file  нет картинки content/experts/titov.webp  → положите файл рядом с записью или исправьте имя',
      'content/faq.yml:8  items[0].answer  ссылка с протоколом javascript: запрещена  → разрешены: https:, tel:, mailto:',
      'content/redirects.yml:2  [0].to  перенаправление ходит по кругу  → направьте его на существующую страницу',
      'content/series/daily/magniy-b6.md:2  shelfLife  нет обязательного поля  → добавьте его: строка текста',
      'content/series/daily/omega-3.md:2  lead  нет обязательного поля  → добавьте его: строка текста',
      'content/series/daily/omega-3.md:9  led  неизвестное поле «led»  → возможно, имелось в виду «lead»',
      'content/series/daily/probiotik.md:41  composition.rows[0].unit  количество бактерий указывают в КОЕ  → напишите unit: CFU и число клеток',
      'content/series/daily/vitamin-d3.md:4  form  значение «pills» не подходит  → напишите одно из: capsules, softgels, tablets, effervescent, gummies, drops, sachets, spray',
    ]);
  });

  it.each<[string, (files: Awaited<ReturnType<typeof sampleFiles>>) => void, string]>([
    [
      'more than a supplement may hold',
      (files) => edit(files, d3, 'amount: 600', 'amount: 601'),
      `content/${d3}:40  composition.rows[0].amount  Витамин D3: больше, чем разрешено в суточной порции добавки  → не больше 15\u00A0мкг (600\u00A0МЕ) (Единые требования ЕАЭС, приложение 5)`,
    ],
    [
      'more than the upper level',
      (files) => edit(files, 'series/daily/magniy-b6.md', 'amount: 200', 'amount: 251'),
      'предупреждение: Магний: больше верхнего допустимого уровня для возраста с 18 лет  → не больше 250\u00A0мг',
    ],
    [
      "a child's dose",
      (files) => {
        edit(files, d3, 'from: 18', 'from: 3');
        edit(files, d3, '- adults', '- kids');
        edit(files, d3, 'component: vitamin-d', 'component: vitamin-d\n      norm: tsink');
        edit(files, d3, 'amount: 600', 'amount: 8');
        edit(files, d3, 'unit: IU', 'unit: mg');
      },
      'предупреждение: Витамин D3: больше верхнего допустимого уровня для возраста с 3 лет  → не больше 7\u00A0мг',
    ],
    [
      'units of another substance',
      (files) => edit(files, 'series/daily/magniy-b6.md', 'unit: mg', 'unit: IU'),
      'международные единицы бывают только у витамина D',
    ],
    [
      'a mark against the ingredients',
      (files) => edit(files, d3, 'marks: []', 'marks: [gelatin-free]'),
      `content/${d3}:24  marks  отмечено «gelatin-free», а в составе желатин`,
    ],
    [
      'a certificate number',
      (files) => edit(files, d3, 'RU.77.99.11.003.R.000123.05.26', 'N-123'),
      `content/${d3}:55  certificate.number  номер свидетельства`,
    ],
    [
      'a missing contraindication',
      (files) => edit(files, d3, '  - Индивидуальная непереносимость компонентов\n', ''),
      `content/${d3}:49  contraindications  не названа индивидуальная непереносимость`,
    ],
    [
      'the warning of the law',
      (files) => edit(files, 'site.yml', 'Не является лекарственным средством', 'Натуральный продукт'),
      'content/site.yml:21  warning  предупреждение не совпадает',
    ],
    [
      'a series on a fixed address',
      (files) => {
        files.set(
          'series/about/index.md',
          String(files.get('series/daily/index.md')).replace('Серия для каждого дня', 'Другая серия'),
        );
        files.set('series/about/scene.webp', files.get('series/daily/scene.webp') ?? '');
      },
      'content/series/about/index.md:2  адрес /about уже занят',
    ],
    [
      'a name with a space at its edge',
      (files) => files.set('articles/nova .md', ''),
      'content/articles/nova .md:1  в имени файла или папки пробел по краю',
    ],
    ['a file nobody knows', (files) => files.set('notes/draft.md', 'x'), 'content/notes/draft.md:1  неизвестный файл'],
    [
      'broken YAML',
      (files) => edit(files, 'shops.yml', 'title: Ozon', 'title: Ozon: магазин'),
      'content/shops.yml:2  в строке лишнее двоеточие с пробелом',
    ],
    [
      'a field twice',
      (files) => edit(files, d3, 'order: 0', 'order: 0\norder: 1'),
      `content/${d3}:4  поле записано дважды`,
    ],
    [
      'an alternative text',
      (files) =>
        edit(files, d3, 'alt: Цветной квадрат на фоне записи vitamin-d3.packshot.webp', 'alt: packshot front view'),
      `content/${d3}:33  images[0].alt  описание картинки не рассказывает`,
    ],
    [
      'a picture that is none',
      (files) => files.set('components/magniy.webp', new TextEncoder().encode('not a picture')),
      'content/components/magniy.md:8  image.file  картинка content/components/magniy.webp не читается',
    ],
    [
      'the same lead twice',
      (files) => edit(files, 'articles/vtoraya.md', 'Вступление статьи vtoraya', 'Вступление статьи pervaya'),
      'content/articles/vtoraya.md:3  lead  такое описание уже есть: content/articles/pervaya.md:3',
    ],
    [
      'the same paragraph twice',
      (files) => {
        const long = 'Этот абзац достаточно длинный, чтобы его повторение заметили читатели двух разных страниц.';
        edit(files, 'articles/pervaya.md', '## Начало', `${long}\n\n## Начало`);
        edit(files, 'components/magniy.md', '## Что это', `${long}\n\n## Что это`);
      },
      'такой абзац уже есть',
    ],
    [
      'a place that a page does not have',
      (files) => edit(files, 'articles/vtoraya.md', '#chto-eto', '#chto-to'),
      'на странице /components/magniy нет места «#chto-to»  → возможно, имелось в виду #chto-eto',
    ],
    [
      'a filter that does not exist',
      (files) => edit(files, 'pages/about.yml', 'url: /faq', 'url: /products-filters?colour=red'),
      'фильтра «colour» в каталоге нет',
    ],
    [
      'HTML in a text',
      (files) => edit(files, 'articles/vtoraya.md', '## Начало', '<div>Привет</div>\n\n## Начало'),
      'HTML внутри текста не показывается',
    ],
    [
      'a tag in the error title',
      (files) => edit(files, 'pages/error.yml', '<em>нет</em>', '<script>x</script>'),
      'в заголовке нельзя писать <script>',
    ],
    [
      'an orphan',
      (files) => {
        for (const slug of ['pervaya', 'vtoraya', 'tretya'])
          edit(files, `articles/${slug}.md`, 'components:\n  - magniy', 'components: []');
        edit(files, 'series/daily/magniy-b6.md', 'component: magniy', 'norm: magniy');
      },
      'content/components/magniy.md:2  компонент нигде не упомянут',
    ],
    [
      'an update before publication',
      (files) =>
        edit(files, 'articles/vtoraya.md', 'published: 2026-02-10', 'published: 2026-02-10\nupdated: 2026-01-01'),
      'content/articles/vtoraya.md:8  updated  обновлена раньше, чем опубликована',
    ],
    [
      'a day that never was',
      (files) => edit(files, 'articles/vtoraya.md', '2026-02-10', '2026-02-31'),
      'такого дня нет: 2026-02-31',
    ],
    [
      'a redirect from a living page',
      (files) => edit(files, 'redirects.yml', 'from: /blog', 'from: /daily/omega-3'),
      'по адресу /daily/omega-3 есть живая страница',
    ],
    [
      'a chain of redirects',
      (files) => edit(files, 'redirects.yml', '- from: /blog', '- from: /old\n  to: /blog\n- from: /blog'),
      '/blog само перенаправлено  → направьте сразу на /articles',
    ],
    [
      'an answer given on a Saturday',
      (files) =>
        edit(files, 'reviews.yml', 'отзыв otzyv-1', 'отзыв otzyv-1\n  answer: { date: "2026-09-05", text: Спасибо }'),
      'ответ дан в выходной',
    ],
    [
      'an answer given on a holiday',
      (files) =>
        edit(files, 'reviews.yml', 'отзыв otzyv-1', 'отзыв otzyv-1\n  answer: { date: "2026-11-04", text: Спасибо }'),
      'ответ дан в выходной',
    ],
    [
      'a source on a front page',
      (files) =>
        edit(files, 'articles/vtoraya.md', 'publisher: ЕЭК', 'publisher: ЕЭК\n    url: https://www.efsa.europa.eu/'),
      'sources[0].url  источник ведёт на главную страницу',
    ],
    ['a missing page', (files) => files.delete('pages/faq.yml'), 'content/pages/faq.yml:1  нет обязательного файла'],
    [
      'a text without its fields',
      (files) => files.set('articles/vtoraya.md', 'Просто текст'),
      'content/articles/vtoraya.md:1  нет полей записи между строками «---»',
    ],
  ])('tells about %s', async (_, change, expected) => {
    expect((await faultsOf(change)).join('\n')).toContain(expected);
  });

  it('asks articles only to mind their words, and products to change them', async () => {
    const faults = await faultsOf((files) => {
      edit(files, 'articles/vtoraya.md', '## Начало', 'Магний вылечит всё.\n\n## Начало');
      edit(files, d3, 'Текст о товаре', 'Капсулы вылечат всё. Текст о товаре');
    });
    expect(faults).toEqual([
      expect.stringMatching(/^content\/articles\/vtoraya\.md:22 {2}body {2}предупреждение: «вылечит»/),
      expect.stringMatching(/^content\/series\/daily\/vitamin-d3\.md:72 {2}body {2}«вылечат»/),
    ]);
  });

  it('refuses exactly the sample data for production', async () => {
    const faults = await faultsOf(() => {}, true);
    const samples = [
      'events/lektsiya.md',
      'experts/sokolova.md',
      'experts/titov.md',
      'reviews.yml',
      'reviews.yml',
      'reviews.yml',
      'series/daily/magniy-b6.md',
      'series/daily/omega-3.md',
      'series/daily/probiotik.md',
      'series/daily/vitamin-d3.md',
      'shops.yml',
      'site.yml',
      'site.yml',
      'specialists/vera.md',
    ];
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(samples.map((path) => `content/${path}`));
    expect(faults.every((fault) => fault.includes('это пример, а не настоящие данные'))).toBe(true);
  });

  it('publishes nothing that has errors', async () => {
    const files = await sampleFiles();
    files.delete('experts/titov.webp');
    const dir = await writeFiles(files);
    dirs.push(dir);
    expect((await buildPublication(dir)).publication).toBeNull();
  });
});
