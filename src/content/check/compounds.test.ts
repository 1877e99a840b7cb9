import { expect, it } from 'vitest';
import { edit } from '../test-content.ts';
import { check } from './test-check.ts';

it('wants every product with a mineral to name one of its compounds', async () => {
  const withCompounds = (inName: string) =>
    check((files) =>
      edit(
        files,
        'components/magniy.md',
        'forms:',
        `compounds: [{ title: Цитрат, share: 16, solubility: high, known: Растворим в воде, inName: ${inName} }]\nforms:`,
      ),
    );
  expect((await withCompounds('цитрат')).faults).toEqual([
    expect.stringContaining('соединения из «Магний» нет среди compounds компонента  → назовите одно из них (цитрат)'),
  ]);
  expect((await withCompounds('магний')).faults).toEqual([]);
});
