import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { emptyStore } from './test-store.ts';

it.each(['orm', 'writer'] as const)('lets others have a turn after every statement of its %s', async (reader) => {
  const database = await openEmbeddedDatabase('memory://', undefined, await emptyStore());
  let turns = 0;
  let isDone = false;
  const other = () => {
    turns++;
    if (!isDone) setImmediate(other);
  };
  setImmediate(other);
  const before = turns;
  await database[reader].transaction(async (tx) => {
    for (let round = 0; round < 20; round++) await tx.execute(sql`select 1`);
  });
  isDone = true;
  expect(turns - before).toBeGreaterThanOrEqual(20);
  await database.close();
});
