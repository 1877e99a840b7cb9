import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { emptyStore } from './test-store.ts';

describe('lets others have a turn', () => {
  async function turnsDuring(reader: 'orm' | 'writer', statement: SQL, times: number): Promise<number> {
    const database = await openEmbeddedDatabase('memory://', undefined, await emptyStore());
    let turns = 0;
    let isDone = false;
    const other = () => {
      turns++;
      if (!isDone) setImmediate(other);
    };
    setImmediate(other);
    await database[reader].transaction(async (tx) => {
      for (let round = 0; round < times; round++) await tx.execute(statement);
    });
    isDone = true;
    await database.close();
    return turns;
  }

  it('after every statement that writes', async () => {
    expect(await turnsDuring('writer', sql`select 1`, 20)).toBeGreaterThanOrEqual(20);
  });

  it('after a while of reading', async () => {
    expect(await turnsDuring('orm', sql`select pg_sleep(0.04)`, 10)).toBeGreaterThanOrEqual(10);
  });
});
