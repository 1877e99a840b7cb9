import { expect, it } from 'vitest';
import { check, d3, type Files } from '../../../fixtures/check.ts';
import { edit } from '../../../fixtures/content-files.ts';

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
