import { describe, expect, inject, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
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
      `DATABASE_URL: PostgreSQL at ${where} does not accept the password of the user "postgres"`,
    );
    await expect(asking).rejects.not.toThrow(/secret/);
  });

  it('missing database: is named, with the command that makes it', async () => {
    const { server, where } = address();
    await expect(ask(`${server.href}/nosuch`)).rejects.toThrow(
      `DATABASE_URL: PostgreSQL at ${where} has no database "nosuch": create it (createdb nosuch)`,
    );
  });

  it('nobody listens: host and port are named', async () => {
    const port = await freePort();
    await expect(ask(`postgres://a:b@127.0.0.1:${port}/c`)).rejects.toThrow(
      `DATABASE_URL: nothing listens at 127.0.0.1:${port}`,
    );
    await expect(ask(`postgres://a:b@localhost:${port}/c`)).rejects.toThrow(`nothing listens at localhost:${port}`);
  });

  it('unknown host, or a password with a sign of its own: says how to write it', async () => {
    await expect(ask('postgres://a:b@db.invalid/c')).rejects.toThrow(
      /^DATABASE_URL: the host "db.invalid" is not known: .* must be percent-encoded \(@ is %40/,
    );
    for (const password of ['p@ss/w', 'p#ss', 'p?ss'])
      await expect(ask(`postgres://user:${password}@127.0.0.1:1/c`), password).rejects.toThrow(/percent-encoded/);
  });
});
