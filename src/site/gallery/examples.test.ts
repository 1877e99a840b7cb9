import { expect, test } from 'vitest';
import { exampleGroups } from './examples.tsx';
import { htmlFaults } from './html-faults.ts';
import { renderExample } from './render-example.tsx';

const cases = exampleGroups.flatMap(({ name, examples }) =>
  examples.map(({ state, element }) => ({ title: `${name}: ${state}`, element })),
);

test.each(cases)('$title is valid HTML', async ({ element }) => {
  const html = await renderExample(element);
  expect(html).not.toBe('');
  expect(await htmlFaults(html)).toEqual([]);
});

test('no two groups share a name', () => {
  const names = exampleGroups.map((group) => group.name);
  expect(new Set(names).size).toBe(names.length);
});
