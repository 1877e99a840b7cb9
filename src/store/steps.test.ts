import { expect, it } from 'vitest';
import { stepsFor } from './steps.ts';

const rows = Array.from({ length: 100 }, (_, index) => index);

async function batches(kind: 'embedded' | 'postgresql') {
  const taken: number[][] = [];
  await stepsFor(kind)(rows, 160, async (batch) => taken.push(batch));
  return { sizes: taken.map((batch) => batch.length), all: taken.flat() };
}

it('are small where the database works in this process', async () => {
  expect(await batches('embedded')).toEqual({ sizes: Array.from({ length: 10 }, () => 10), all: rows });
});

it('give PostgreSQL everything at once', async () => {
  expect(await batches('postgresql')).toEqual({ sizes: [100], all: rows });
});
