import { expect, it } from 'vitest';
import { edit } from '../test-content.ts';
import { check } from './test-check.ts';

it('wants the document that an amount comes from among the sources', async () => {
  const file = 'articles/pervaya.md';
  const { faults } = await check((files) => {
    edit(
      files,
      file,
      'Первый абзац',
      'ВОЗ советует 400 г овощей. По ТР ТС 022/2011 это 25 мг. О ВОЗ ещё скажем. Первый абзац',
    );
  });
  expect(faults).toEqual([expect.stringContaining('предупреждение: число взято из документа (ВОЗ)')]);
});
