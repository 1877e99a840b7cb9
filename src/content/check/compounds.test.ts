import { expect, it } from 'vitest';
import { check } from '../../../fixtures/check.ts';
import { edit } from '../../../fixtures/content-files.ts';

it('wants every product with a mineral to name one of its compounds', async () => {
  const withCompounds = (inName: string) =>
    check((files) =>
      edit(
        files,
        'components/magniy.md',
        'forms:',
        `compounds: [{ title: Цитрат, share: 60, solubility: high, known: Растворим в воде, inName: ${inName} }]\nforms:`,
      ),
    );
  expect((await withCompounds('цитрат')).faults).toEqual([
    expect.stringContaining('соединения из «Магний» нет среди compounds компонента  → назовите одно из них (цитрат)'),
  ]);
  expect((await withCompounds('магний')).faults).toEqual([]);
});

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
