import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { testEntry, testFolder, testPicture, testPublication } from '../../fixtures/both-stores.ts';
import { openStore } from './open-store.ts';

const publisher = join(import.meta.dirname, '../../fixtures/publisher.ts');

function publishElsewhere(dataDir: string, version: string) {
  const entry = { ...testEntry({ publication: testPublication({ version }) }), pictures: [] };
  return fork(publisher, [JSON.stringify({ dataDir }), JSON.stringify(entry)], { silent: true });
}

/** A folder with a store of one publication, large enough to have pages of every kind. */
async function publishedFolder(): Promise<{ dataDir: string; file: string }> {
  const dataDir = testFolder();
  const store = await openStore({ dataDir });
  const { bytes, ...picture } = testPicture('x'.repeat(200_000));
  const documents = Array.from({ length: 100 }, (_, n) => ({
    path: `article/${n}`,
    body: String(Math.random()).repeat(50),
  }));
  const publication = testPublication({ documents, pictures: [picture] });
  await store.publish(testEntry({ publication, pictures: new Map([[picture.hash, bytes]]) }));
  await store.close();
  return { dataDir, file: join(dataDir, 'vitimepro.sqlite') };
}

/** The log is part of what an operator gets. */
function catchLog(): () => string {
  const lines: string[] = [];
  const catchLine = (line: unknown) => lines.push(String(line)) > 0;
  vi.spyOn(process.stderr, 'write').mockImplementation(catchLine);
  return () => lines.join('');
}

describe('several processes on one SQLite file', () => {
  it('see what each other publishes', async () => {
    const dataDir = testFolder();
    const store = await openStore({ dataDir });
    expect(await store.current()).toBeNull();
    await once(publishElsewhere(dataDir, 'from elsewhere'), 'close');
    expect((await store.current())?.version).toBe('from elsewhere');
    await store.publish(testEntry());
    expect(await store.history()).toHaveLength(2);
    await store.close();
  });

  it('may all open a new one at once', async () => {
    const dataDir = testFolder();
    const children = Array.from({ length: 6 }, (_, n) => publishElsewhere(dataDir, `v${n}`));
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'close'))[0]));
    expect(codes).toEqual([0, 0, 0, 0, 0, 0]);
    const store = await openStore({ dataDir });
    expect(await store.history()).toHaveLength(6);
    await store.close();
  });

  it('wait for each other without blocking the event loop', async () => {
    const { dataDir, file } = await publishedFolder();
    const store = await openStore({ dataDir });
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const statements = vi.spyOn(DatabaseSync.prototype, 'exec');
    const publishing = store.publish(testEntry({ publication: testPublication({ version: 'v2' }) }));
    const attempts = () => statements.mock.calls.filter(([sql]) => sql === 'begin immediate').length;
    await expect.poll(attempts, { timeout: 60_000 }).toBeGreaterThan(1);
    // Reading goes on meanwhile.
    expect((await store.current())?.version).toBe('v1');
    other.exec('commit');
    other.close();
    expect((await publishing)?.version).toBe('v2');
    await store.close();
  });

  it('do not lose pictures that another publish removes before they are named', async () => {
    const { dataDir, file } = await publishedFolder();
    const store = await openStore({ dataDir });
    const other = new DatabaseSync(file);
    const original = DatabaseSync.prototype.exec;
    let transactions = 0;
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
      // The picture is added by itself before.
      if (sql === 'begin immediate' && ++transactions === 1) other.prepare('delete from vitimepro_pictures').run();
      original.call(this, sql);
    });
    const { bytes, ...picture } = testPicture('new');
    const publication = testPublication({ pictures: [picture] });
    await store.publish(testEntry({ publication, pictures: new Map([[picture.hash, bytes]]) }));
    expect(transactions).toBe(1);
    expect(await store.picture(picture.hash)).not.toBeNull();
    other.close();
    await store.close();
  });

  it('take up a new file when the folder was emptied', async () => {
    const { dataDir } = await publishedFolder();
    const store = await openStore({ dataDir });
    rmSync(dataDir, { recursive: true });
    expect(await store.current()).toBeNull();
    const other = await openStore({ dataDir });
    await other.publish(testEntry({ publication: testPublication({ version: 'anew' }) }));
    expect((await store.current())?.version).toBe('anew');
    await Promise.all([store.close(), other.close()]);
  });
});

describe('a damaged SQLite file', () => {
  const zeroPages = async (file: string) => {
    const handle = await open(file, 'r+');
    const { size } = await handle.stat();
    await handle.write(Buffer.alloc(size - 8192), 0, size - 8192, 8192);
    await handle.close();
  };

  it.each<[string, (file: string) => unknown]>([
    ['cut in half', (file) => truncateSync(file, statSync(file).size / 2)],
    ['with zeros in it', zeroPages],
    ['that is something else', (file) => writeFileSync(file, 'no database at all'.repeat(1_000))],
  ])('%s is set aside, and an empty one begun', async (_, damage) => {
    const { dataDir, file } = await publishedFolder();
    await damage(file);
    const damaged = readFileSync(file);
    const logged = catchLog();
    const store = await openStore({ dataDir });
    expect(await store.current()).toBeNull();
    await store.publish(testEntry());
    await store.close();
    const [kept = ''] = readdirSync(dataDir).filter((name) => name.startsWith('vitimepro.damaged-'));
    expect(readFileSync(join(dataDir, kept))).toEqual(damaged);
    expect(logged()).toContain(
      `the store was damaged and is set aside as ${join(dataDir, kept)}: publish the content again`,
    );
  });

  it('that SQLite finds only while it reads, too', async () => {
    const { dataDir } = await publishedFolder();
    catchLog();
    const store = await openStore({ dataDir });
    vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementationOnce(() => {
      throw Object.assign(new Error('database disk image is malformed'), { code: 'ERR_SQLITE_ERROR', errcode: 11 });
    });
    await expect(store.history()).rejects.toMatchObject({ name: 'StoreError', code: 'damaged' });
    expect(await store.history()).toEqual([]);
    await store.close();
  });

  it('whose payload is damaged, too, when it is read', async () => {
    const { dataDir, file } = await publishedFolder();
    const other = new DatabaseSync(file);
    other.exec("update vitimepro_publications set payload = substr(payload, 1, 100) || x'00' || substr(payload, 102)");
    other.close();
    catchLog();
    const store = await openStore({ dataDir });
    const { id = 0 } = (await store.current()) ?? {};
    await expect(store.publication(id)).rejects.toMatchObject({ name: 'StoreError', code: 'damaged' });
    expect(await store.current()).toBeNull();
    await store.close();
  });
});

describe('a DATA_DIR', () => {
  const clusterFiles = ['PG_VERSION', 'base/1/112', 'pg_wal/000000010000000000000001', 'postgresql.conf'];

  function writeFiles(dataDir: string, names: string[]): void {
    for (const name of names) {
      mkdirSync(join(dataDir, name, '..'), { recursive: true });
      writeFileSync(join(dataDir, name), name);
    }
  }

  it('with the embedded database of the version before: it is set aside, other files are left alone', async () => {
    const dataDir = testFolder();
    writeFiles(dataDir, ['.ready', 'diary.txt', 'photos/cat.jpg', ...clusterFiles]);
    const logged = catchLog();
    const running = new DatabaseSync(`${dataDir}.lock`);
    running.exec('begin exclusive');
    await (await openStore({ dataDir })).close();
    expect(readdirSync(dataDir), 'a process of that version still runs').toContain('PG_VERSION');

    running.close();
    const store = await openStore({ dataDir });
    expect(await store.current()).toBeNull();
    await store.close();
    const [aside = ''] = readdirSync(dataDir).filter((name) => name.startsWith('set-aside-'));
    for (const name of clusterFiles) expect(readFileSync(join(dataDir, aside, name), 'utf8')).toBe(name);
    expect(readdirSync(dataDir).toSorted()).toEqual(['diary.txt', 'photos', aside, 'vitimepro.sqlite']);
    expect(readFileSync(join(dataDir, 'photos/cat.jpg'), 'utf8')).toBe('photos/cat.jpg');
    expect(logged()).toContain(`set aside in ${join(dataDir, aside)}`);
  });

  it('with a PostgreSQL of somebody else: nothing is moved', async () => {
    const dataDir = testFolder();
    writeFiles(dataDir, clusterFiles);
    await (await openStore({ dataDir })).close();
    for (const name of clusterFiles) expect(existsSync(join(dataDir, name)), name).toBe(true);
  });

  it('with a store of a newer version is refused', async () => {
    const { dataDir, file } = await publishedFolder();
    const store = await openStore({ dataDir });
    const other = new DatabaseSync(file);
    other.exec('update vitimepro_schema set version = 2');
    other.close();
    const refusal = {
      code: 'newer-store',
      message: expect.stringMatching(/newer version of the site.*set DATA_DIR to/),
    };
    await expect(store.current()).rejects.toMatchObject(refusal);
    await expect(store.publish(testEntry())).rejects.toMatchObject(refusal);
    await store.close();
  });
});
