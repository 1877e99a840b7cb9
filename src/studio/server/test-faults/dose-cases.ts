import {
  batch,
  d3,
  type FaultCase,
  finder,
  magniy,
  moment,
  omega,
  pairs,
  probiotik,
  rows,
  section,
  swaps,
  theme,
} from './fault-case.ts';

export const dosesFaults: FaultCase[] = [
  ...swaps([
    ['units of another substance', magniy, 'unit: mg', 'unit: IU', 'composition.rows[0].unit', 'только у витамина D'],
    ['no mass for a norm', magniy, 'unit: mg', 'unit: CFU', 'composition.rows[0].unit', 'дана в единицах массы'],
    [
      'bacteria by mass',
      probiotik,
      'unit: CFU',
      'unit: mg',
      'composition.rows[0].unit',
      'количество бактерий указывают в КОЕ',
    ],
    ['more than allowed', d3, 'amount: 600', 'amount: 601', 'composition.rows[0].amount', 'больше, чем разрешено'],
    [
      'more than is safe',
      magniy,
      'amount: 200',
      'amount: 251',
      'composition.rows[0].amount',
      'больше верхнего допустимого',
    ],
    [
      'a mark against gelatine',
      d3,
      'marks: []',
      'marks: [gelatin-free]',
      'marks',
      'отмечено «gelatin-free», а в составе желатин',
    ],
    [
      'a mark against animals',
      d3,
      'marks: []',
      'marks: [vegan]',
      'marks',
      'а в составе продукты животного происхождения',
    ],
    ['drops in pieces', d3, 'form: capsules', 'form: drops', 'quantity.unit', 'единица количества не подходит', 'ml'],
    ['capsules in millilitres', d3, 'unit: pcs', 'unit: ml', 'quantity.unit', 'единица количества не подходит', 'pcs'],
    ['a capsule without its number', d3, '  capsule: "0"\n', '', 'physical', 'номер бывает у твёрдых капсул'],
    [
      'half of a size',
      d3,
      '  capsule: "0"\n',
      '  capsule: "0"\n  length: 9\n',
      'physical',
      'длину и ширину указывают вместе',
    ],
    ['a capsule too heavy', d3, 'mass: 620', 'mass: 1400', 'physical.mass', 'столько не весит'],
    ['more inside than the whole', omega, 'mass: 620', 'mass: 450', 'physical.mass', 'больше, чем весит сама порция'],
    ['energy from nowhere', magniy, 'energy: 1', 'energy: 40', 'physical.energy', 'не сходится с составом'],
    [
      'a norm that documents state',
      'components/vitamin-d.md',
      'norms: []',
      'norms: [{ who: Взрослые, amount: 20, unit: mcg }]',
      'norms',
      'берёт из документов сам',
    ],
    [
      'two partners',
      pairs,
      'partner: chay',
      'partner: chay\n    component: vitamin-d',
      'pairs[1]',
      'называет одно: component или partner',
    ],
    ['a pair of one', pairs, 'component: magniy', 'component: vitamin-d', 'pairs[0].component', 'само с собой'],
    ['apart without hours', pairs, '    hours: 2\n', '', 'pairs[0]', 'часы указывают у сочетаний apart'],
    ['a pair twice', pairs, 'partner: chay', 'component: vitamin-d', 'pairs[1]', 'указано дважды'],
  ]),
  ...rows([
    [
      'cells of no bacteria',
      omega,
      'composition.rows[0].unit',
      'КОЕ считают только бактерии',
      (c) => {
        c.set(
          'components/ryba.md',
          c.text('components/laktobakterii.md').replace('group: probiotics', 'group: fatty-acids'),
        );
        c.edit(omega, 'name: ЭПК и ДГК', 'component: ryba\n      name: ЭПК и ДГК');
        c.edit(omega, 'unit: g', 'unit: CFU');
      },
    ],
    [
      'a vegan with fish',
      d3,
      'marks',
      'а среди аллергенов есть животные',
      (c) => {
        c.edit(d3, 'marks: []', 'marks: [vegan]');
        c.edit(d3, 'allergens: []', 'allergens: [fish]');
        c.edit(d3, 'желатин', 'целлюлоза');
      },
    ],
    [
      'sugar in what has none',
      d3,
      'marks',
      'а в составе сахар или сироп',
      (c) => {
        c.edit(d3, 'marks: []', 'marks: [sugar-free]');
        c.edit(d3, '(желатин)', '(сахар)');
      },
    ],
    [
      'propolis without its allergen',
      omega,
      'allergens',
      'аллерген «bee» не указан',
      (c) => {
        c.set(
          'components/propolis.md',
          c.text('components/laktobakterii.md').replace('group: probiotics', 'group: plants'),
        );
        c.edit(omega, 'name: ЭПК и ДГК', 'component: propolis\n      name: ЭПК и ДГК');
      },
    ],
    [
      'a compound nobody knows',
      magniy,
      'composition.rows[0].name',
      'соединения из «Магний» нет среди compounds',
      (c) =>
        c.edit(
          'components/magniy.md',
          'forms:',
          'compounds: [{ title: Цитрат, share: 16, solubility: high, known: Растворим в воде, inName: цитрат }]\nforms:',
        ),
    ],
  ]),
];

export const batchesFaults: FaultCase[] = [
  ...swaps([
    [
      'a batch that ends before it begins',
      batch,
      'made: 2026-09-14',
      'made: 2028-09-13',
      'bestBefore',
      'срок кончился раньше',
    ],
    ['a paper from before', batch, 'date: 2026-09-21', 'date: 2026-09-13', 'laboratory.date', 'документ не из времени'],
    ['a batch that keeps too long', batch, '2028-09-13', '2028-10-01', 'bestBefore', 'срок годности дольше'],
    [
      'a figure with a slip',
      batch,
      'name: Витамин D3',
      'name: Витамин D2',
      'figures[0].name',
      'нет строки «Витамин D2»',
      'Витамин D3',
    ],
    [
      'a figure of nothing',
      batch,
      'name: Витамин D3',
      'name: Золото и серебро',
      'figures[0].name',
      'нет строки «Золото и серебро»',
    ],
    [
      'a figure twice',
      batch,
      '  - name: Витамин D3\n    found: 630\n',
      '  - name: Витамин D3\n    found: 630\n  - name: Витамин D3\n    found: 630\n',
      'figures[1].name',
      'указано дважды',
    ],
    ['a figure out of bounds', batch, 'found: 630', 'found: 901', 'figures[0].found', 'вне допуска'],
  ]),
  ...rows([
    [
      'a number like another',
      'batches/a0126o91.yml',
      '',
      'номер не отличить от «a01-2609-1»',
      (c) => c.set('batches/a0126o91.yml', c.text(batch)),
    ],
    [
      'too few bacteria',
      batch,
      'figures[0].found',
      'Лактобактерии: 1 при 2000000000',
      (c) => {
        c.edit(batch, 'daily/vitamin-d3', 'daily/probiotik');
        c.edit(batch, 'name: Витамин D3\n    found: 630', 'name: Лактобактерии\n    found: 1');
      },
    ],
  ]),
];

export const landingsFaults: FaultCase[] = [
  ...rows([
    [
      'a tool of another landing',
      theme,
      'sections[6].type',
      'раздел «bag» бывает только',
      section('for-men', { type: 'bag', items: ['Вода', 'Банан', 'Майка'] }),
    ],
    [
      'a tool twice',
      'themes/for-immunity.yml',
      'sections[7].type',
      'раздел «season» уже есть выше',
      (c) => {
        for (const month of [9, 10])
          section('for-immunity', {
            type: 'season',
            items: [0, 2].map((later) => ({ ...moment(`Месяц ${month + later}`), month: month + later })),
          })(c);
      },
    ],
    [
      'hours out of order',
      'themes/for-calmness-and-sleep.yml',
      'sections[6].items[1].time',
      '18:00 стоит после 21:00',
      section('for-calmness-and-sleep', {
        type: 'evening',
        items: ['21:00', '18:00'].map((time) => ({ ...moment(time), time })),
      }),
    ],
    [
      'a month twice',
      'themes/for-immunity.yml',
      'sections[6].items[1].month',
      'месяц 9 указан дважды',
      section('for-immunity', {
        type: 'season',
        items: ['Один', 'Два'].map((title) => ({ ...moment(title), month: 9 })),
      }),
    ],
    [
      'a pair that the one list has',
      'components/vitamin-d.md',
      'combinations[0]',
      'о паре с «magniy» уже сказано',
      (c) =>
        c.set(
          'components/vitamin-d.md',
          c
            .text('components/vitamin-d.md')
            .replace('combinations: []\n', 'combinations:\n  - component: magniy\n    text: Вместе.\n    kind: good\n'),
        ),
    ],
    [
      'what is started after an analysis',
      finder,
      'questions[1].answers[0].suggests[0].product',
      'начинают после анализа',
      (c) =>
        c.set('series/daily/vitamin-d3.md', c.text('series/daily/vitamin-d3.md').replace('vitamin-d\n', 'zhelezo\n')),
    ],
  ]),
  ...swaps([
    ['a question of the finder twice', finder, '- id: aim', '- id: who', 'questions[1].id', 'вопрос «who» уже есть'],
    ['an answer twice', finder, 'id: have-magniy', 'id: adult', 'questions[1].answers[1].id', 'ответ «adult» уже есть'],
    [
      'an answer after one with a slip',
      finder,
      '- id: sun',
      '- id: sun\n        after: [adul]',
      'questions[1].answers[0].after[0]',
      'ответа «adul» в вопросах выше нет',
      'adult',
    ],
    [
      'an answer after none',
      finder,
      '- id: sun',
      '- id: sun\n        after: [zzzzzz]',
      'questions[1].answers[0].after[0]',
      'ответа «zzzzzz»',
    ],
    [
      'going without a reason',
      finder,
      '        goes: Такое уже есть\n',
      '',
      'questions[0].answers[0]',
      'причина «goes» нужна',
    ],
    [
      'a reason without going',
      finder,
      '- id: sun',
      '- id: sun\n        goes: Почему',
      'questions[1].answers[0]',
      'причина «goes» нужна',
    ],
    [
      'a stop with rules',
      finder,
      '- id: mother',
      '- id: mother\n        have: [magniy]\n        goes: Есть',
      'questions[0].answers[1]',
      'останавливает подбор',
    ],
    [
      'an answer against one of another question',
      finder,
      '- id: sun',
      '- id: sun\n        notWith: [mother]',
      'questions[1].answers[0].notWith[0]',
      'другого ответа «mother» в этом вопросе нет',
    ],
    [
      'an answer that removes nothing',
      finder,
      '- id: sun',
      '- id: sun2\n        title: Любой\n        only: { age: { from: 18 } }\n        goes: Возраст\n      - id: sun',
      'questions[1].answers[0]',
      'не уходит ни один товар',
    ],
    [
      'an answer that removes all',
      finder,
      '- id: sun',
      '- id: sun2\n        title: Капли\n        only: { forms: [drops] }\n        goes: Форма\n      - id: sun',
      'questions[1].answers[0]',
      'уходят все товары',
    ],
    [
      'a finder that offers nothing',
      finder,
      '        suggests:\n          - product: daily/vitamin-d3\n            reason: Мало солнца\n',
      '',
      'questions',
      'ни один ответ ничего не предлагает',
    ],
  ]),
];

const [home, about] = ['pages/home.yml', 'pages/about.yml'];
const shows =
  (lines: string): FaultCase['breaks'] =>
  (c) =>
    c.set(about, `${c.text(about)}\n${lines}\n`);
const cut = shows('capsule:\n  title: Разрез\n  text: Что внутри.\n  product: daily/vitamin-d3');

/** What pages draw of one product. */
export const drawnFaults: FaultCase[] = rows([
  [
    'a capsule that is none',
    home,
    'formula.product',
    'раскрывается капсула',
    (c) => c.edit(magniy, 'form: capsules', 'form: tablets'),
  ],
  [
    'a formula of one substance',
    home,
    'formula.product',
    'веществ со своей страницей',
    (c) => c.edit(home, 'product: daily/magniy-b6', 'product: daily/vitamin-d3'),
  ],
  [
    'a capsule that cannot be cut open',
    about,
    'capsule.product',
    'нельзя показать в разрезе',
    (c) => {
      c.edit(d3, 'Оболочка капсулы (желатин)', 'Желатин');
      cut(c);
    },
  ],
  [
    'papers of no batch',
    about,
    'documents.product',
    'нет ни одной партии',
    shows(
      'documents:\n  title: Бумаги\n  text: Что есть.\n  items:\n    - { shows: protocol, title: Протокол, text: Числа партии. }\n    - { shows: marking, title: Код, text: Код пачки. }\n  product: daily/omega-3',
    ),
  ],
]);
