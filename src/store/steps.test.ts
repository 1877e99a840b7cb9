import { expect, it } from 'vitest';
import { stepsFor } from './steps.ts';

const rows = Array.from({ length: 100 }, (_, index) => index);

async function turnsOfOthers(kind: 'embedded' | 'postgresql') {
  const batches: number[][] = [];
  let turns = 0;
  let isDone = false;
  const other = () => {
    turns++;
    if (!isDone) setImmediate(other);
  };
  setImmediate(other);
  await stepsFor(kind)(rows, 160, async (batch) => batches.push(batch));
  isDone = true;
  return { turns, sizes: batches.map((batch) => batch.length), all: batches.flat() };
}

it('lets others have a turn after every small step where the database works in this process', async () => {
  const { turns, sizes, all } = await turnsOfOthers('embedded');
  expect(sizes).toEqual(Array.from({ length: 10 }, () => 10));
  expect(turns).toBeGreaterThanOrEqual(9);
  expect(all).toEqual(rows);
});

it('gives PostgreSQL everything at once', async () => {
  expect(await turnsOfOthers('postgresql')).toEqual({ turns: 0, sizes: [100], all: rows });
});
