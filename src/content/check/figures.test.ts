import { expect, it } from 'vitest';
import { check } from '../../../fixtures/check.ts';
import { edit } from '../../../fixtures/content-files.ts';

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
