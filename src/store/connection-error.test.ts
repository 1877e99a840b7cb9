import { describe, expect, inject, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { failureInRussian } from '../content/publishing/failure.ts';
import { openStore } from './open-store.ts';

async function ask(databaseUrl: string): Promise<unknown> {
  const store = await openStore({ databaseUrl, dataDir: '' });
  return store.current().finally(() => store.close());
}

describe('a PostgreSQL that cannot be reached', () => {
  const address = () => {
    const server = new URL(inject('postgresqlUrl'));
    return { server, where: `${server.hostname}:${server.port}` };
  };

  it('wrong password: is called that, and is not repeated', async () => {
    const { server, where } = address();
    server.password = 'secret';
    const asking = ask(`${server.href}/postgres`);
    await expect(asking).rejects.toThrow(
      `DATABASE_URL: PostgreSQL at ${where}, database "postgres", user "postgres": password authentication failed`,
    );
    await expect(asking).rejects.not.toThrow(/secret/);
  });

  it('missing database: is named', async () => {
    const { server, where } = address();
    await expect(ask(`${server.href}/nosuch`)).rejects.toThrow(
      `DATABASE_URL: PostgreSQL at ${where}, database "nosuch", user "postgres": database "nosuch" does not exist`,
    );
  });

  it('no encryption: is said, to editors with what to do', async () => {
    const asking = ask(`${address().server.href}/postgres?sslmode=require`);
    await expect(asking).rejects.toThrow('The server does not support SSL connections');
    expect(failureInRussian(await asking.catch((error: unknown) => error))).toContain('уберите sslmode');
  });

  it('nobody listens: host and port are named', async () => {
    const port = await freePort();
    for (const host of ['127.0.0.1', 'localhost'])
      await expect(ask(`postgres://a:b@${host}:${port}/c`)).rejects.toThrow(
        new RegExp(`^DATABASE_URL: PostgreSQL at ${host}:${port}, database "c", user "a": connect ECONNREFUSED`),
      );
  });

  it('unknown host, or a password with a sign of its own: says how to write it', async () => {
    await expect(ask('postgres://a:b@db.invalid/c')).rejects.toThrow(
      /^DATABASE_URL: PostgreSQL at db.invalid:5432, .* (?:ENOTFOUND|EAI_AGAIN) db.invalid; .* must be percent-encoded \(@ is %40/,
    );
    for (const password of ['p@ss/w', 'p#ss', 'p?ss'])
      await expect(ask(`postgres://user:${password}@127.0.0.1:1/c`), password).rejects.toThrow(/percent-encoded/);
  });
});
