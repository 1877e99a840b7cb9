import { expect, it } from 'vitest';
import { check, d3 } from '../../../fixtures/check.ts';
import { edit } from '../../../fixtures/content-files.ts';

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

it('lets a component repeat nothing of the one list', async () => {
  const { faults } = await check((files) => {
    const row = 'combinations:\n  - component: magniy\n    text: Вместе.\n    kind: good\n';
    edit(files, 'components/vitamin-d.md', 'combinations: []\n', row);
  });
  expect(faults).toContainEqual(
    expect.stringMatching(/components\/vitamin-d\.md:\d+ {2}combinations\[0\] {2}о паре с «magniy» уже сказано/),
  );
});

it('says one thing of a substance for a group of medicines, and apart by hours', async () => {
  const file = 'medicines.yml';
  const { faults, at } = await check((files) => {
    edit(files, file, '        hours: 4\n', '');
    edit(
      files,
      file,
      '        source: spravka\n',
      '        source: spravka\n      - substances: [magniy]\n        kind: doctor\n        reason: Ещё раз.\n',
    );
  });
  expect(faults).toEqual([
    expect.stringContaining(`${at(file, '- substances:')}  groups[0].rules[0]  часы указывают у правил apart`),
    expect.stringContaining('groups[0].rules[1]  о «magniy» в группе «Левотироксин» сказано дважды'),
  ]);
});

it('combines no child with what is made for adults', async () => {
  const { faults } = await check((files) => {
    edit(files, 'series/daily/magniy-b6.md', 'age:\n  from: 18\n', 'age:\n  from: 7\n  to: 17\n');
  });
  expect(faults).toContainEqual(expect.stringContaining('related[0].product  детский продукт сочетают со взрослым'));
});

it('combines no adult with what is made for children', async () => {
  const { faults } = await check((files) => {
    edit(files, d3, 'age:\n  from: 18\n', 'age:\n  from: 3\n  to: 14\n');
  });
  expect(faults).toContainEqual(expect.stringMatching(/related\[0\]\.product {2}взрослый продукт сочетают с детским/));
});
