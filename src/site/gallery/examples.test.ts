import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { htmlFaults } from '../../../fixtures/html-faults.ts';
import { renderExample } from '../../../fixtures/render-example.tsx';
import { exampleGroups } from './examples.tsx';

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

const rooms = ['ui', 'cards', 'charts', 'campaign', 'sections'];

/** Also shown, although not every component of their room is. */
const elsewhere = new Set(['SearchBox']);

test('every component, section and hero has examples', () => {
  const components = globSync(`src/site/{${rooms.join(',')}}/**/*.tsx`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name = '']) => name),
  );
  expect(components.length).toBeGreaterThan(60);
  const named = new Set(exampleGroups.flatMap(({ name }) => name.split(', ')));
  expect(components.filter((name) => !named.has(name))).toEqual([]);
  const gone = [...named].filter((name) => !components.includes(name) && !elsewhere.has(name));
  expect(gone, 'examples of what is not there').toEqual([]);
});
