import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type At, check, d3, type Files } from '../../../fixtures/check.ts';
import { edit, sampleFiles, writeFiles } from '../../../fixtures/content-files.ts';
import { buildPublication } from '../publishing/build-publication.ts';

const smallPicture = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#123456' } })
  .webp()
  .toBuffer();

describe('checkContent', () => {
  it('has nothing to say about good content', async () => {
    expect((await check(() => {})).faults).toEqual([]);
  });

  it('finds ten different faults at their places, with remedies', async () => {
    const { faults, at } = await check((files) => {
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
      `${at('articles/tretya.md', 'title:')}  title  «Лечит»: добавка не может лечить или исцелять (38-ФЗ, ст. 25)  → напишите «способствует поддержанию…» или «дополнительный источник…»`,
      `${at('articles/vtoraya.md', '/components/magnij')}  body  страницы /components/magnij на сайте нет  → возможно, имелось в виду /components/magniy`,
      `${at('components/magniy.md', '- pervaja')}  articles[0]  статьи «pervaja» нет  → возможно, имелось в виду «pervaya»`,
      `${at('events/lektsiya.md', 'end:')}  end  событие кончается раньше, чем начинается  → поставьте конец не раньше начала`,
      `${at('experts/titov.md', 'file:')}  image.file  нет картинки content/experts/titov.webp  → положите файл рядом с записью или исправьте имя`,
      `${at('faq.yml', 'javascript:')}  items[0].answer  ссылка с протоколом javascript: запрещена  → разрешены: https:, tel:, mailto:`,
      `${at('redirects.yml', 'to:')}  [0].to  перенаправление ходит по кругу  → направьте его на существующую страницу`,
      `${at('series/daily/magniy-b6.md', 'title:')}  shelfLife  нет обязательного поля  → добавьте его: строка текста`,
      `${at('series/daily/omega-3.md', 'title:')}  lead  нет обязательного поля  → добавьте его: два-три предложения под заголовком`,
      `${at('series/daily/omega-3.md', 'led:')}  led  неизвестное поле «led»  → возможно, имелось в виду «lead»`,
      `${at('series/daily/probiotik.md', 'unit: mg')}  composition.rows[0].unit  количество бактерий указывают в КОЕ  → выберите единицу CFU и впишите число клеток`,
      `${at('series/daily/probiotik.md', 'mass:')}  physical.mass  действующих веществ в порции больше, чем весит сама порция  → проверьте массу и состав`,
      `${at(d3, 'form:')}  form  значение «pills» не подходит  → напишите одно из: capsules, softgels, tablets, effervescent, gummies, drops, sachets, spray`,
    ]);
  });

  it.each<[string, (files: Files) => void, string | ((at: At) => string)]>([
    [
      'more than a supplement may hold',
      (files) => edit(files, d3, 'amount: 600', 'amount: 601'),
      (at) =>
        `${at(d3, 'amount: 601')}  composition.rows[0].amount  Витамин D3: больше, чем разрешено в суточной порции добавки  → не больше 15\u00A0мкг (600\u00A0МЕ) (Единые требования ЕАЭС, приложение 5)`,
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
      (at) => `${at(d3, 'marks:')}  marks  отмечено «gelatin-free», а в составе желатин`,
    ],
    [
      'a certificate number',
      (files) => edit(files, d3, 'RU.77.99.11.003.R.000123.05.26', 'N-123'),
      (at) => `${at(d3, 'number: N-123')}  certificate.number  номер свидетельства`,
    ],
    [
      'a warning that the composition gives already',
      (files) =>
        edit(files, 'series/daily/magniy-b6.md', 'Состояния, о которых пишет редактор', 'Нарушения функции почек'),
      () => 'contraindications.condition[0]  предупреждение: это предупреждение и так следует из состава  → уберите',
    ],
    [
      'a sentence of the label said a second time',
      (files) => edit(files, d3, 'В сухом месте', 'В недоступном для детей месте'),
      () => 'storage  о детях в условиях хранения сказано лишний раз',
    ],
    [
      'a norm that the documents state',
      (files) =>
        edit(files, 'components/vitamin-d.md', 'norms: []', 'norms: [{ who: Взрослые, amount: 20, unit: mcg }]'),
      'norms  нормы этого вещества сайт берёт из документов сам',
    ],
    [
      'the warning of the law',
      (files) => edit(files, 'site.yml', 'Не является лекарственным средством', 'Натуральный продукт'),
      (at) => `${at('site.yml', 'warning:')}  warning  предупреждение не совпадает`,
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
      (at) => `${at('series/about/index.md', 'title:')}  адрес /about уже занят`,
    ],
    [
      'a name with a space at its edge',
      (files) => files.set('articles/nova .md', ''),
      'content/articles/nova .md:1  в имени файла или папки пробел по краю',
    ],
    ['an unknown file', (files) => files.set('notes/draft.md', 'x'), 'content/notes/draft.md:1  неизвестный файл'],
    [
      'broken YAML',
      (files) => edit(files, 'shops.yml', 'title: Ozon', 'title: Ozon: магазин'),
      (at) => `${at('shops.yml', 'title:')}  в строке лишнее двоеточие с пробелом`,
    ],
    [
      'a field twice',
      (files) => edit(files, d3, 'order: 0', 'order: 0\norder: 1'),
      (at) => `${at(d3, 'order: 1')}  поле записано дважды`,
    ],
    [
      'an alternative text',
      (files) =>
        edit(files, d3, 'alt: Цветной квадрат на фоне записи vitamin-d3.packshot.webp', 'alt: packshot front view'),
      (at) => `${at(d3, 'packshot front view')}  images[0].alt  описание картинки не рассказывает`,
    ],
    [
      'a picture that is none',
      (files) => files.set('components/magniy.webp', new TextEncoder().encode('not a picture')),
      (at) => `${at('components/magniy.md', 'file:')}  image.file  картинка content/components/magniy.webp не читается`,
    ],
    [
      'a drawing with a script under the name of a picture',
      (files) =>
        files.set('components/magniy.webp', '<svg xmlns="http://www.w3.org/2000/svg"><script>a()</script></svg>'),
      (at) => `${at('components/magniy.md', 'file:')}  image.file  картинка content/components/magniy.webp не читается`,
    ],
    [
      'a picture for dark pages of another size',
      (files) => files.set('components/magniy.night.webp', smallPicture),
      'content/components/magniy.md:8  image.file  ночная картинка content/components/magniy.night.webp не того размера',
    ],
    [
      'the same lead twice',
      (files) => edit(files, 'articles/vtoraya.md', 'Вступление статьи vtoraya', 'Вступление статьи pervaya'),
      (at) =>
        `${at('articles/vtoraya.md', 'lead:')}  lead  такое описание уже есть: ${at('articles/pervaya.md', 'lead:')}`,
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
      'a link whose words name no page',
      (files) => edit(files, 'articles/vtoraya.md', '## Начало', 'Об этом — [здесь](/faq).\n\n## Начало'),
      'слово «здесь» не говорит, куда ведёт ссылка  → назовите страницу',
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
      (at) => `${at('components/magniy.md', 'title:')}  компонент нигде не упомянут`,
    ],
    [
      'an update before publication',
      (files) =>
        edit(files, 'articles/vtoraya.md', 'published: 2026-02-10', 'published: 2026-02-10\nupdated: 2026-01-01'),
      (at) => `${at('articles/vtoraya.md', 'updated:')}  updated  обновлена раньше, чем опубликована`,
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
    const { faults, at } = await check(change);
    expect(faults.join('\n')).toContain(typeof expected === 'string' ? expected : expected(at));
  });

  it('asks articles only to mind their words, and products to change them', async () => {
    const { faults, at } = await check((files) => {
      edit(files, 'articles/vtoraya.md', '## Начало', 'Магний вылечит всё.\n\n## Начало');
      edit(files, d3, 'Текст о товаре', 'Капсулы вылечат всё. Текст о товаре');
    });
    expect(faults).toEqual([
      expect.stringContaining(`${at('articles/vtoraya.md', 'вылечит')}  body  предупреждение: «вылечит»`),
      expect.stringContaining(`${at(d3, 'вылечат')}  body  «вылечат»`),
    ]);
  });

  it('refuses exactly the sample data for production', async () => {
    const { faults } = await check(() => {}, true);
    const samples = [
      'batches/a01-2609-1.yml',
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
    const dir = writeFiles(files);
    expect((await buildPublication(dir)).publication).toBeNull();
    await rm(dir, { recursive: true });
  });
});
