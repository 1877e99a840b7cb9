import { expect, it } from 'vitest';
import { htmlFaults } from '../../../fixtures/html-faults.ts';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="ru"><head>${head}</head><body>${body}</body></html>`;

it('finds an encoding that is named too late', async () => {
  const late = `<title>Страница</title><meta name="description" content="${'я'.repeat(600)}"><meta charset="utf-8">`;
  expect(await htmlFaults(page(late))).toContain('meta-charset: stands after the first 1,024 bytes');
  expect(await htmlFaults(page('<meta charset="utf-8"><title>Страница</title>'))).toEqual([]);
});

it('finds what is for shapes on a group of shapes', async () => {
  const head = '<meta charset="utf-8"><title>Страница</title>';
  const drawing = (tag: string) => `<svg aria-hidden="true" width="8" height="8" viewBox="0 0 8 8">${tag}</svg>`;
  const [fault] = await htmlFaults(page(head, drawing('<g vector-effect="non-scaling-stroke"></g>')));
  expect(fault).toMatch(/^vector-effect/);
  expect(await htmlFaults(page(head, drawing('<path vector-effect="non-scaling-stroke" d="M0 0h8"></path>')))).toEqual(
    [],
  );
});
