import { expect, it } from 'vitest';
import { check, d3 } from '../../../fixtures/check.ts';
import { edit } from '../../../fixtures/content-files.ts';

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
