import { expect, it } from 'vitest';
import { check, d3 } from '../../../fixtures/check.ts';
import { edit } from '../../../fixtures/content-files.ts';

it('wants each answer of the finder to do something, to say why, and to follow what it depends on', async () => {
  const file = 'pages/finder.yml';
  const { faults } = await check((files) => {
    edit(files, file, '        goes: Такое уже есть\n', '');
    edit(files, file, '      - id: mother\n', '      - id: mother\n        after: [adult]\n');
    edit(files, file, 'product: daily/vitamin-d3', 'product: daily/vitamin-d4');
    edit(files, file, '  - id: aim', '  - id: who');
    edit(files, file, 'id: have-magniy', 'id: adult');
  });
  expect(faults).toEqual([
    expect.stringContaining(
      'questions[0].answers[0]  причина «goes» нужна ответам с only, have или against, и только им',
    ),
    expect.stringContaining('questions[0].answers[1].after[0]  ответа «adult» в вопросах выше нет'),
    expect.stringContaining('questions[1].id  вопрос «who» уже есть'),
    expect.stringContaining('suggests[0].product  товара «daily/vitamin-d4» нет  → возможно, имелось в виду'),
    expect.stringContaining('questions[1].answers[1].id  ответ «adult» уже есть'),
  ]);
});

it('lets no answer suggest what is started after a blood test', async () => {
  const { faults } = await check((files) => edit(files, d3, 'component: vitamin-d', 'component: zhelezo'));
  expect(faults).toContainEqual(
    expect.stringContaining('suggests[0].product  «daily/vitamin-d3» начинают после анализа'),
  );
});
