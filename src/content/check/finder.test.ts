import { expect, it } from 'vitest';
import { check, type Files } from '../../../fixtures/check.ts';
import { edit } from '../../../fixtures/content-files.ts';

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
    expect.stringContaining('components[0]  компонента «laktobakteri» нет  → возможно, имелось в виду «laktobakterii»'),
    expect.stringContaining('questions[1].answers[1].id  ответ «adult» уже есть'),
  ]);
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
