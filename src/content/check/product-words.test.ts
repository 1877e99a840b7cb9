import { expect, it } from 'vitest';
import { check, d3 } from '../../../fixtures/check.ts';
import { edit } from '../../../fixtures/content-files.ts';

const magnesium = 'series/daily/magniy-b6.md';

it.each([
  'Тем, кто много работает за экраном',
  'Людям, которые устали к вечеру',
  'Взрослым при больших нагрузках',
  'Тем, кому трудно уснуть после работы',
  'Взрослым, которые быстро устают',
  'Тем, кто хочет упругую кожу',
  'Детям, которые часто простужаются',
])('names a diet, an age or a form, and no state: %s', async (line) => {
  const { faults, at } = await check((files) => edit(files, d3, '  - Взрослым\n', `  - ${line}\n`));
  expect(faults).toEqual([expect.stringMatching(/ {2}suits\[0\] {2}«.+» — состояние или желание/)]);
  expect(faults[0]?.startsWith(at(d3, 'suits:').slice(0, -2))).toBe(true);
});

it('says «источник» from 15 % of the norm on', async () => {
  const { faults } = await check((files) => {
    edit(files, magnesium, 'purpose: Дополнительный источник веществ из набора magniy-b6', 'purpose: Источник магния');
    edit(files, magnesium, 'amount: 200', 'amount: 40');
  });
  expect(faults).toContainEqual(expect.stringContaining('purpose  «источник»: Магний — 10 % нормы, а нужно от 15 %'));
});

it('counts the minerals it is a source of', async () => {
  const { faults } = await check((files) =>
    edit(files, magnesium, 'источник веществ из набора magniy-b6', 'источник 2 минералов'),
  );
  expect(faults).toContainEqual(expect.stringContaining('«источник»: 2 минерал…, а от 15 % нормы в порции — 1'));
});

it('links a figure of a study to the page that names it', async () => {
  const text = 'В исследовании 2013 года было 40 участников.';
  const [bare, linked] = await Promise.all(
    [text, `${text} О нём — [магний](/components/magniy).`].map((words) =>
      check((files) => edit(files, d3, 'Текст о товаре vitamin-d3.', words)),
    ),
  );
  expect(bare?.faults).toEqual([expect.stringContaining('число из исследования без источника')]);
  expect(linked?.faults).toEqual([]);
});

it.each(['Цинк держит уровень тестостерона.', 'Сфотографируйте ногти в первый день.'])(
  'hints beside a product at no effect: %s',
  async (text) => {
    const { faults, at } = await check((files) => edit(files, d3, 'Текст о товаре vitamin-d3.', text));
    expect(faults).toEqual([expect.stringMatching(/ {2}body {2}«.+» — намёк на действие/)]);
    expect(faults[0]?.startsWith(at(d3, text))).toBe(true);
  },
);

it('gives the season the same months in every text', async () => {
  const file = 'articles/pervaya.md';
  const { faults, at } = await check((files) =>
    edit(files, file, '## Начало', '## Начало\n\nС октября по апрель темно.'),
  );
  expect(faults).toEqual([
    expect.stringContaining(
      `${at(file, 'по апрель')}  «С октября по апрель»: другие тексты говорят «с октября по март»`,
    ),
  ]);
});

it('gives a food one value', async () => {
  const table = '| Продукт, 100 г | Компонент, мг |\n|---|---|\n| Тыквенные семена | 550 |';
  const { faults } = await check((files) => {
    edit(
      files,
      'components/magniy.md',
      /foods:[^\n]*\n(?: {2}.*\n)*/.exec(String(files.get('components/magniy.md')))?.[0] ?? '',
      'foods: [{ name: Тыквенные семена, amount: 592, unit: mg }]\n',
    );
    edit(files, 'articles/pervaya.md', '## Начало', `${table}\n\n## Начало`);
  });
  expect(faults).toEqual([expect.stringContaining('Тыквенные семена: здесь 550, на странице компонента — 592')]);
});

it.each(['После еды мутило.', 'Стала лучше спать, беру ещё.', 'От шипучей была изжога, от этой нет.'])(
  'shows no review of how somebody felt: %s',
  async (text) => {
    const file = 'reviews.yml';
    const { faults, at } = await check((files) => edit(files, file, 'Удобная крышка, отзыв otzyv-1', text));
    expect(faults).toEqual([expect.stringMatching(/ {2}\[0\]\.text {2}«.+» — рассказ о самочувствии/)]);
    expect(faults[0]?.startsWith(at(file, text))).toBe(true);
  },
);

it.each([
  'Приносим извинения за неудобства.',
  'Просим прислать номер партии.',
  'Ваше замечание передано технологам.',
  'Спасибо! С уважением, Светлана',
])('wants no form letter for an answer: %s', async (text) => {
  const { faults } = await check((files) =>
    edit(files, 'reviews.yml', 'отзыв otzyv-1', `отзыв otzyv-1\n  answer: { date: "2026-09-03", text: "${text}" }`),
  );
  expect(faults).toEqual([expect.stringMatching(/ {2}\[0\]\.answer\.text {2}предупреждение: «.+» — отписка/)]);
});

it.each(['/daily', '/daily/vitamin-d3', '/for-immunity'])(
  'leads nobody who searches for an illness to what is sold: %s',
  async (address) => {
    const file = 'pages/search.yml';
    const { faults } = await check((files) =>
      files.set(file, `${files.get(file)}\nhealth: [{ words: [простуда], texts: ["/faq", "${address}"] }]\n`),
    );
    expect(faults).toEqual([
      expect.stringContaining(`health[0].texts[1]  по слову «простуда» поиск ведёт к товарам: ${address}`),
    ]);
  },
);
