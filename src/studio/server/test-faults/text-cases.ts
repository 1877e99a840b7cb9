import {
  article,
  type Broken,
  d3,
  type FaultCase,
  magniy,
  omega,
  paragraph,
  rows,
  second,
  swaps,
} from './fault-case.ts';

export const lawFaults: FaultCase[] = [
  {
    what: 'an adult beside a child',
    breaks: (content) => content.edit(omega, 'age:\n  from: 18\n', 'age:\n  from: 7\n  to: 17\n'),
    path: magniy,
    field: 'related[0].product',
    says: 'взрослый продукт сочетают с детским',
  },
  ...swaps([
    [
      'a number of a certificate',
      d3,
      'RU.77.99.11.003.R.000123.05.26',
      'N-123',
      'certificate.number',
      'записан не так, как в реестре',
    ],
    [
      'a warning that follows anyway',
      magniy,
      'Состояния, о которых пишет редактор',
      'Нарушения функции почек',
      'contraindications.condition[0]',
      'и так следует из состава',
    ],
    [
      'a child beside an adult',
      magniy,
      'age:\n  from: 18\n',
      'age:\n  from: 7\n  to: 17\n',
      'related[0].product',
      'детский продукт сочетают со взрослым',
    ],
    ['storage without a temperature', d3, 'при температуре не выше 25 °C', 'и в темноте', 'storage', 'нет температуры'],
    [
      'children in the storage',
      d3,
      'В сухом месте',
      'В недоступном для детей месте',
      'storage',
      'о детях в условиях хранения',
    ],
    [
      'a life without a number',
      d3,
      'shelfLife: 24 месяца',
      'shelfLife: долго',
      'shelfLife',
      'в сроке годности нет числа',
    ],
    [
      'an age that ends before it begins',
      d3,
      'from: 18',
      'from: 18\n  to: 17',
      'age.to',
      'конец возраста раньше начала',
    ],
    ['an adult for a child', d3, '- adults', '- kids', 'age.from', 'а возраст начинается с 14 лет'],
    [
      'a child for an adult',
      d3,
      'from: 18',
      'from: 12',
      'age.from',
      'товар разрешён с 12 лет, а среди audience нет детей',
    ],
    [
      'the warning of the law',
      'site.yml',
      'Не является лекарственным средством',
      'Натуральный продукт',
      'warning',
      'не совпадает с тем, чего требует закон',
    ],
    ['a tax number', 'site.yml', '"7700000000"', '"77"', 'company.inn', 'ИНН состоит'],
    ['a register number', 'site.yml', '"1200000000000"', '"12"', 'company.ogrn', 'ОГРН состоит'],
    ['norms without a source', 'site.yml', 'ТР ТС 022/2011', 'правилам', 'normNote', 'не назван источник норм'],
  ]),
  ...rows([
    [
      'a product for children not marked so',
      'series/kidz/med.md',
      'audience',
      'детский товар не отмечен как детский',
      (c) => c.set('series/kidz/med.md', c.text(d3)),
    ],
    [
      'a product for infants',
      'series/kidz/med.md',
      'age.from',
      'детские товары разрешены с 3 лет',
      (c) => c.set('series/kidz/med.md', c.text(d3).replace('from: 18', 'from: 1').replace('- adults', '- kids')),
    ],
  ]),
  {
    what: 'sample data on the public site',
    path: d3,
    field: 'certificate.sample',
    says: 'это пример, а не настоящие данные',
    breaks: () => {},
    production: true,
  },
];

export const datesFaults: FaultCase[] = swaps([
  ['a day that never was', second, '2026-02-10', '2026-02-31', 'published', 'такого дня нет: 2026-02-31'],
  [
    'an article of tomorrow',
    article,
    'published: 2026-01-10',
    'published: 2099-12-10',
    'published',
    'этот день ещё не настал',
  ],
  [
    'an update before publication',
    second,
    'published: 2026-02-10',
    'published: 2026-02-10\nupdated: 2026-01-01',
    'updated',
    'обновлена раньше',
    '2026-02-10',
  ],
  [
    'an end before the beginning',
    'events/lektsiya.md',
    'end: 2026-12-03',
    'end: 2026-12-02',
    'end',
    'кончается раньше',
  ],
  [
    'a meeting without a place',
    'events/lektsiya.md',
    'format: online',
    'format: offline',
    'format',
    'у очного события нет места',
  ],
  [
    'a broadcast without an address',
    'events/lektsiya.md',
    'url: https://vitimepro.example/live\n',
    '',
    'format',
    'у события онлайн нет адреса',
  ],
  [
    'an answer before the question',
    'reviews.yml',
    'отзыв otzyv-1',
    'отзыв otzyv-1\n  answer: { date: "2026-08-03", text: Спасибо }',
    '[0].answer.date',
    'ответ дан раньше отзыва',
    '2026-09-01',
  ],
  [
    'an answer on a Saturday',
    'reviews.yml',
    'отзыв otzyv-1',
    'отзыв otzyv-1\n  answer: { date: "2026-09-05", text: Спасибо }',
    '[0].answer.date',
    'ответ дан в выходной',
  ],
]);

export const repeatsFaults: FaultCase[] = rows([
  [
    'a description twice',
    second,
    'lead',
    'такое описание уже есть',
    (c) => c.edit(second, 'статьи vtoraya.', 'статьи pervaya.'),
  ],
  [
    'a paragraph twice',
    article,
    'body',
    'такой абзац уже есть',
    (c) => {
      c.edit(article, '## Начало', `${paragraph}\n\n## Начало`);
      c.edit('components/magniy.md', '## Что это', `${paragraph}\n\n## Что это`);
    },
  ],
  [
    'a copy',
    'articles/zhurnal.md',
    '',
    'совпадает с content/articles/pervaya.md: одинаковых абзацев и описаний',
    (c) => {
      const text = ['Первый', 'Второй', 'Третий'].map((word) => `${word} раз: ${paragraph}`).join('\n\n');
      c.edit(article, '## Начало', `${text}\n\n## Начало`);
      c.set('articles/zhurnal.md', c.text(article).replace('title: Статья pervaya', 'title: Журнал'));
    },
  ],
  [
    'a title twice',
    d3,
    'title',
    'так же называется',
    (c) => c.edit(d3, 'title: Товар vitamin-d3', 'title: товар «Omega-3»'),
  ],
]);

export const scheduleFaults: FaultCase[] = [
  ...rows([
    [
      'a draft that is needed',
      article,
      'author',
      'здесь названо то, чего нет на сайте: «sokolova» (это черновик)',
      (c) => c.edit('experts/sokolova.md', 'order:', 'draft: true\norder:'),
    ],
    [
      'a draft that is named',
      article,
      'products[2]',
      '«daily/omega-3» здесь не показывается: это черновик',
      (c) => c.edit(omega, 'order:', 'draft: true\norder:'),
    ],
    [
      'what is still to come',
      article,
      'products[2]',
      '«daily/omega-3» здесь не показывается: его время ещё не пришло',
      (c) => c.edit(omega, 'order:', 'publishAt: 2099-01-01\norder:'),
    ],
    [
      'what goes one day',
      article,
      'products[2]',
      'с 1\u00A0января 2099, 00:00 «daily/omega-3» здесь не показывается: его время прошло',
      (c) => c.edit(omega, 'order:', 'until: 2099-01-01\norder:'),
    ],
    [
      'a list that gets short',
      'pages/home.yml',
      'articles.articles',
      'в списке останется мало строк: 2',
      (c) => c.edit('articles/tretya.md', 'topic:', 'draft: true\ntopic:'),
    ],
    [
      'a page that cannot be hidden',
      'pages/about.yml',
      'draft',
      'эту запись нельзя скрыть',
      (c) => c.edit('pages/about.yml', 'title:', 'draft: true\ntitle:'),
    ],
  ]),
  ...swaps([
    [
      'gone before it comes',
      article,
      'topic:',
      'publishAt: 2026-12-02\nuntil: 2026-12-01\ntopic:',
      'until',
      'уходит раньше, чем появляется',
    ],
  ]),
];

const documents = ['ВОЗ', 'МР 2.3.1.0253-21', 'ТР ТС 021/2011', 'Единые требования', 'Кокрейн', 'USDA'];

export const proseFaults: FaultCase[] = [
  ...documents.map((name) => ({
    what: `an amount from ${name}, which is no source of the text`,
    path: second,
    field: 'body',
    says: `число взято из документа (${name}), а в sources его нет`,
    breaks: (content: Broken) => content.edit(second, '## Начало', `По данным «${name}», хватит 30 мг.\n\n## Начало`),
  })),
  ...rows([
    [
      'a substance with feelings',
      second,
      'body',
      'вещество «любит»',
      (c) => c.edit(second, '## Начало', 'Витамин любит жир.\n\n## Начало'),
    ],
    [
      'a phrase of many files',
      'series/daily/index.md',
      'body',
      '«самое простое утро начинается вечером»: файлов с этой фразой — 5',
      (c) => {
        for (const path of ['series/daily/index.md', article, second, 'articles/tretya.md', 'components/magniy.md'])
          c.edit(path, '## ', 'Самое простое утро начинается вечером.\n\n## ');
      },
    ],
  ]),
];

const figure = (what: object, places: number) => (content: Broken) => {
  content.edit(second, 'topic:', `figures: [${JSON.stringify({ id: 'vid', title: 'Вид', ...what })}]\ntopic:`);
  content.edit(second, '## Начало', `${'{рисунок: vid}\n\n'.repeat(places)}## Начало`);
};
const day = { type: 'day', moments: ['8:00', '13:00', '19:00'].map((time) => ({ time, what: 'Еда', why: 'Пора' })) };

export const figuresFaults: FaultCase[] = rows([
  [
    'a figure that there is not',
    article,
    'body',
    'рисунка «net» нет',
    (c) => c.edit(article, '## Начало', '{рисунок: net}\n\n## Начало'),
  ],
  ['a figure in two places', second, 'body', 'рисунок «vid» уже стоит выше', figure(day, 2)],
  ['a figure in no place', second, 'figures[0].id', 'рисунка нет в тексте', figure(day, 0)],
  [
    'two figures of one name',
    second,
    'figures[1].id',
    'рисунок «vid» уже есть',
    (c) => {
      figure(day, 1)(c);
      c.edit(second, 'figures: [', `figures: [${JSON.stringify({ id: 'vid', title: 'Другой вид', ...day })}, `);
    },
  ],
  [
    'a figure of what has no limit',
    second,
    'figures[0].substances[0]',
    'у «magniy» нет нормы или верхнего уровня',
    figure({ type: 'limits', substances: ['magniy', 'vitamin-d'] }, 1),
  ],
]);
