import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { buildPublication } from '../build-publication.ts';
import { formatFault } from '../faults.ts';
import { loadContent } from '../load.ts';
import { edit, sampleFiles, writeFiles } from '../test-content.ts';
import { checkContent } from './check-content.ts';

const dirs: string[] = [];
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true }))));

type Files = Awaited<ReturnType<typeof sampleFiles>>;
/** `content/faq.yml:8`: the first line of a file that has this text. */
type At = (path: string, text: string) => string;

async function check(
  change: (files: Files) => void,
  production = false,
  everyWay = false,
): Promise<{ faults: string[]; at: At }> {
  const files = await sampleFiles();
  change(files);
  const dir = await writeFiles(files);
  dirs.push(dir);
  const faults = checkContent(await loadContent(dir), { production, everyWay }).map(formatFault);
  const at: At = (path, text) => {
    const line =
      String(files.get(path))
        .split('\n')
        .findIndex((one) => one.includes(text)) + 1;
    if (line === 0) throw new Error(`${path} has no «${text}»`);
    return `content/${path}:${line}`;
  };
  return { faults, at };
}

const smallPicture = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#123456' } })
  .webp()
  .toBuffer();

const d3 = 'series/daily/vitamin-d3.md';

describe('checkContent', () => {
  it('has nothing to say about good content', async () => {
    expect((await check(() => {})).faults).toEqual([]);
  });

  it('wants a batch to be about its product, possible and within the tolerance', async () => {
    const file = 'batches/a01-2609-1.yml';
    const say = async (change: (files: Files) => void) => (await check(change)).faults;
    const changed = (from: string, to: string) => say((files) => edit(files, file, from, to));
    const one = (text: string) => [expect.stringContaining(text)];
    expect(await changed('daily/vitamin-d3', 'daily/vitamin-d4')).toEqual(
      one('product  товара «daily/vitamin-d4» нет'),
    );
    expect(await changed('name: Витамин D3', 'name: Витамин Д3')).toEqual(one('figures[0].name  в составе товара нет'));
    expect(await changed('found: 630', 'found: 901')).toEqual(one('figures[0].found  Витамин D3: 901 при 600'));
    expect(await changed('found: 630', 'found: 479')).toEqual(one('вне допуска  → от 80 до 150 % от этикетки'));
    expect(await changed('2028-09-13', '2028-10-01')).toEqual(one('bestBefore  срок годности дольше'));
    expect(await changed('date: 2026-09-21', 'date: 2026-09-13')).toEqual(one('laboratory.date  документ не из'));
    expect(await changed('date: 2026-09-22', 'date: 2028-09-13')).toEqual(one('documents[0].date  документ не из'));
    expect(await changed('made: 2026-09-14', 'made: 2028-09-13')).toContainEqual(
      expect.stringContaining('bestBefore  срок кончился раньше'),
    );
    const twice = await say((files) => files.set('batches/a0126o91.yml', files.get(file) ?? ''));
    expect(twice).toEqual(one('номер не отличить от «a01-2609-1»'));
    const doubled = '  - name: Витамин D3\n    found: 630\n';
    expect(await changed(doubled, doubled + doubled)).toEqual(one('figures[1].name  «Витамин D3» указано дважды'));
  });

  it('wants each answer of the finder to do something, to say why, and to follow what it depends on', async () => {
    const file = 'pages/finder.yml';
    const { faults } = await check((files) => {
      edit(files, file, 'goes: Такое уже есть', 'stays: Такое уже есть');
      edit(files, file, '      - id: mother\n', '      - id: mother\n        after: [adult]\n');
      edit(files, file, '- vitamin-d\n', '- laktobakteri\n');
      edit(files, file, '  - id: aim', '  - id: who');
      edit(files, file, 'id: have-magniy', 'id: adult');
    });
    expect(faults).toEqual([
      expect.stringContaining('questions[0].answers[0]  причина «goes» нужна ответам с only или have, и только им'),
      expect.stringContaining('questions[0].answers[0]  причина «stays» нужна ответам с suggests, и только им'),
      expect.stringContaining('questions[0].answers[1].after[0]  ответа «adult» в вопросах выше нет'),
      expect.stringContaining('questions[1].id  вопрос «who» уже есть'),
      expect.stringContaining('questions[1].answers[0].suggests  ответ не предлагает ни одного товара'),
      expect.stringContaining(
        'components[0]  компонента «laktobakteri» нет  → возможно, имелось в виду «laktobakterii»',
      ),
      expect.stringContaining('questions[1].answers[1].id  ответ «adult» уже есть'),
    ]);
  });

  it('wants a figure described once, standing in its text once, and of what has a norm and a level', async () => {
    const file = 'articles/pervaya.md';
    const figure = (id: string, substances: string) =>
      `  - { type: limits, id: ${id}, title: Запас, substances: [${substances}] }\n`;
    const { faults } = await check((files) => {
      edit(
        files,
        file,
        'sources:',
        `figures:\n${figure('a', 'tsink, selen')}${figure('b', 'tsink, magniy')}${figure('b', 'tsink, yod')}sources:`,
      );
      edit(files, file, 'Первый абзац', '{рисунок: a}\n\n{рисунок: a}\n\n{рисунок: c}\n\nПервый абзац');
      edit(files, 'components/magniy.md', '\n## ', '\n{рисунок: a}\n\n## ');
    });
    expect(faults).toEqual([
      expect.stringContaining('figures[1].id  рисунка нет в тексте'),
      expect.stringContaining('figures[1].substances[1]  у «magniy» нет нормы или верхнего уровня'),
      expect.stringContaining('figures[2].id  рисунок «b» уже есть'),
      expect.stringContaining('рисунок «a» уже стоит выше'),
      expect.stringContaining('рисунка «c» нет'),
      expect.stringContaining('рисунка «a» нет'),
    ]);
  });

  it('wants the document that an amount comes from among the sources', async () => {
    const file = 'articles/pervaya.md';
    const { faults } = await check((files) => {
      edit(
        files,
        file,
        'Первый абзац',
        'ВОЗ советует 400 г овощей. По ТР ТС 022/2011 это 25 мг. О ВОЗ ещё скажем. Первый абзац',
      );
    });
    expect(faults).toEqual([expect.stringContaining('предупреждение: число взято из документа (ВОЗ)')]);
  });

  it('walks through the finder on every way, and names a question that changes nothing', async () => {
    const remark = (id: string) => `      - id: ${id}\n        title: Замечание ${id}\n`;
    const silent = `  - id: word\n    title: Слово?\n    pick: one\n    answers:\n${remark('yes')}${remark('no')}`;
    const walk = async (change: (files: Files) => void) => (await check(change, false, true)).faults;
    expect(await walk(() => {})).toEqual([]);
    expect(await walk((files) => edit(files, 'pages/finder.yml', '  - id: aim\n', `${silent}  - id: aim\n`))).toEqual([
      expect.stringContaining('questions[1]  предупреждение: вопрос ничего не меняет ни на одном пути'),
    ]);
  });

  it('wants a section that does something in its own landing, hours in order and months once', async () => {
    const item = { title: 'Час', products: [] };
    const sections = (files: Files, slug: string, section: object) => {
      const path = `themes/${slug}.yml`;
      files.set(path, `${files.get(path)}  - ${JSON.stringify({ title: 'Ещё', ...section })}\n`);
    };
    const { faults } = await check((files) => {
      sections(files, 'for-men', { type: 'bag', items: ['Вода', 'Банан', 'Майка'] });
      for (const items of [
        ['Вода', 'Банан', 'Майка'],
        ['Мяч', 'Ракетка', 'Сетка'],
      ])
        sections(files, 'for-sport-and-health', { type: 'bag', items });
      sections(files, 'for-calmness-and-sleep', {
        type: 'evening',
        items: ['21:00', '18:00'].map((time) => ({ ...item, time, text: `Что делать в ${time}.` })),
      });
      sections(files, 'for-immunity', {
        type: 'season',
        items: [9, 9].map((month, index) => ({ ...item, month, text: `Месяц по счёту ${index}.` })),
      });
    });
    expect(faults).toEqual([
      expect.stringContaining('sections[6].items[1].time  18:00 стоит после 21:00'),
      expect.stringContaining('sections[6].items[1].month  месяц 9 указан дважды'),
      expect.stringContaining('sections[6].type  раздел «bag» бывает только в подборке «for-sport-and-health»'),
      expect.stringContaining('sections[7].type  раздел «bag» уже есть выше'),
    ]);
  });

  it('wants a combination said once, with one partner, and apart by hours', async () => {
    const { faults, at } = await check((files) => {
      const file = 'combinations.yml';
      edit(files, file, 'component: magniy', 'component: vitamin-d');
      edit(files, file, '    hours: 2\n', '');
      edit(files, file, '    partner: chay\n', '    partner: chay\n    component: vitamin-d\n');
      edit(files, file, 'source: istochnik', 'source: istochnic');
    });
    const file = 'combinations.yml';
    const first = at(file, '- substance: vitamin-d');
    expect(faults).toEqual([
      expect.stringContaining(`${first}  pairs[0]  часы указывают у сочетаний apart, и только у них`),
      expect.stringContaining(
        `${at(file, 'component: vitamin-d')}  pairs[0].component  вещество сочетается само с собой`,
      ),
      expect.stringContaining('pairs[0].source  источника «istochnic» нет  → возможно, имелось в виду «istochnik»'),
      expect.stringContaining('pairs[1]  сочетание называет одно: component или partner'),
    ]);
  });

  it('compares size, mass and energy with form and composition', async () => {
    const { faults } = await check((files) => {
      edit(files, d3, 'mass: 620', 'mass: 1400');
      edit(files, 'series/daily/magniy-b6.md', 'energy: 1', 'energy: 40');
      edit(files, 'series/daily/omega-3.md', 'mass: 620', 'mass: 450');
      edit(files, 'series/daily/probiotik.md', '  capsule: "0"\n', '  length: 9\n');
    });
    expect(faults).toEqual([
      expect.stringContaining('magniy-b6.md:'),
      expect.stringContaining('действующих веществ в порции больше, чем весит сама порция'),
      expect.stringContaining('длину и ширину указывают вместе'),
      expect.stringContaining('номер бывает у твёрдых капсул, и у каждой из них'),
      expect.stringContaining('капсула № 0 столько не весит'),
    ]);
    expect(faults[0]).toContain('от 0 до 6 ккал');
  });

  it('wants a capsule that can be cut open, and a batch for its papers', async () => {
    const about = 'pages/about.yml';
    const show = (lines: string, change: (files: Files) => void = () => {}) =>
      check((files) => {
        files.set(about, `${files.get(about)}\n${lines.replaceAll(';', '\n')}\n`);
        change(files);
      });
    const capsule = 'capsule:;  title: Разрез;  text: Что внутри.;  product: ';
    const papers =
      'documents:;  title: Бумаги;  text: Что есть.;  items:;    - { shows: protocol, title: Протокол, text: Числа партии. };    - { shows: marking, title: Код, text: Код пачки. };  product: ';
    expect((await show(`${capsule}daily/vitamin-d3`)).faults).toEqual([]);
    const shellless = (files: Files) => edit(files, d3, 'Оболочка капсулы (желатин)', 'Желатин');
    expect((await show(`${capsule}daily/vitamin-d3`, shellless)).faults).toEqual([
      expect.stringMatching(/capsule\.product {2}«.+» нельзя показать в разрезе/),
    ]);
    expect((await show(`${papers}daily/vitamin-d3`)).faults).toEqual([]);
    expect((await show(`${papers}daily/omega-3`)).faults).toEqual([
      expect.stringMatching(/documents\.product {2}у «.+» нет ни одной партии/),
    ]);
  });

  it('wants every product with a mineral to name one of its compounds', async () => {
    const withCompounds = (inName: string) =>
      check((files) =>
        edit(
          files,
          'components/magniy.md',
          'forms:',
          `compounds: [{ title: Цитрат, share: 16, solubility: high, known: Растворим в воде, inName: ${inName} }]\nforms:`,
        ),
      );
    expect((await withCompounds('цитрат')).faults).toEqual([
      expect.stringContaining('соединения из «Магний» нет среди compounds компонента  → назовите одно из них (цитрат)'),
    ]);
    expect((await withCompounds('магний')).faults).toEqual([]);
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
      `${at('events/lektsiya.md', 'end:')}  end  событие кончается раньше, чем начинается  → поставьте end не раньше start`,
      `${at('experts/titov.md', 'file:')}  image.file  нет картинки content/experts/titov.webp  → положите файл рядом с записью или исправьте имя`,
      `${at('faq.yml', 'javascript:')}  items[0].answer  ссылка с протоколом javascript: запрещена  → разрешены: https:, tel:, mailto:`,
      `${at('redirects.yml', 'to:')}  [0].to  перенаправление ходит по кругу  → направьте его на существующую страницу`,
      `${at('series/daily/magniy-b6.md', 'title:')}  shelfLife  нет обязательного поля  → добавьте его: строка текста`,
      `${at('series/daily/omega-3.md', 'title:')}  lead  нет обязательного поля  → добавьте его: два-три предложения под заголовком`,
      `${at('series/daily/omega-3.md', 'led:')}  led  неизвестное поле «led»  → возможно, имелось в виду «lead»`,
      `${at('series/daily/probiotik.md', 'unit: mg')}  composition.rows[0].unit  количество бактерий указывают в КОЕ  → напишите unit: CFU и число клеток`,
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
    ['a file nobody knows', (files) => files.set('notes/draft.md', 'x'), 'content/notes/draft.md:1  неизвестный файл'],
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
    const dir = await writeFiles(files);
    dirs.push(dir);
    expect((await buildPublication(dir)).publication).toBeNull();
  });
});
