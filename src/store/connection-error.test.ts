import type pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { isTransient } from './connection-error.ts';
import { openStore } from './open-store.ts';
import { openPostgresqlDatabase } from './postgresql-database.ts';

const open = (databaseUrl: string) => openStore({ databaseUrl, dataDir: '' });

describe('a PostgreSQL that cannot be reached', () => {
  const address = () => {
    const server = new URL(inject('postgresqlUrl'));
    return { server, where: `${server.hostname}:${server.port}` };
  };

  it('wrong password: is called that, and is not repeated', async () => {
    const { server, where } = address();
    server.password = 'secret';
    const opening = open(`${server.href}/postgres`);
    await expect(opening).rejects.toThrow(
      `DATABASE_URL: PostgreSQL at ${where} does not accept the password of the user "postgres"`,
    );
    await expect(opening).rejects.not.toThrow(/secret/);
  });

  it('missing database: is named, with the command that makes it', async () => {
    const { server, where } = address();
    await expect(open(`${server.href}/nosuch`)).rejects.toThrow(
      `DATABASE_URL: PostgreSQL at ${where} has no database "nosuch": create it (createdb nosuch)`,
    );
  });

  it('nobody listens: host and port are named', async () => {
    const port = await freePort();
    await expect(open(`postgres://a:b@127.0.0.1:${port}/c`)).rejects.toThrow(
      `DATABASE_URL: nothing listens at 127.0.0.1:${port}`,
    );
    await expect(open(`postgres://a:b@localhost:${port}/c`)).rejects.toThrow(`nothing listens at localhost:${port}`);
  });

  it('unknown host, or a password with a sign of its own: says how to write it', async () => {
    await expect(open('postgres://a:b@db.invalid/c')).rejects.toThrow(
      /^DATABASE_URL: the host "db.invalid" is not known: .* must be percent-encoded \(@ is %40/,
    );
    for (const password of ['p@ss/w', 'p#ss', 'p?ss'])
      await expect(open(`postgres://user:${password}@127.0.0.1:1/c`), password).rejects.toThrow(/percent-encoded/);
  });

  it('a slow statement of a reader is ended, one of a publish is not', async () => {
    const database = await openPostgresqlDatabase(`${inject('postgresqlUrl')}/postgres`);
    const limits = [];
    for (const orm of [database.orm, database.writer]) {
      const { rows } = (await orm.execute('show statement_timeout')) as unknown as pg.QueryResult;
      limits.push(rows[0].statement_timeout);
    }
    expect(limits).toEqual(['2s', '0']);
    await database.close();
  });
});

it('tells what may go well in a moment from what never will', () => {
  const wrapped = (cause: Error) =>
    Object.assign(new Error('Failed query: select', { cause }), { query: 'select timeout' });
  const coded = (code: string) => wrapped(Object.assign(new Error('x'), { code }));
  for (const passing of [
    wrapped(new Error('timeout exceeded when trying to connect')),
    wrapped(new Error('Query read timeout')),
    wrapped(new Error('Connection terminated unexpectedly')),
    ...['57014', '57P01', '53300', '08006', 'ECONNREFUSED'].map(coded),
  ])
    expect([passing.cause, isTransient(passing)]).toEqual([passing.cause, true]);
  for (const lasting of [coded('42601'), coded('42P01'), wrapped(new Error('x')), new Error('x'), 'x'])
    expect(isTransient(lasting)).toBe(false);
});
