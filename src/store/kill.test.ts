import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeOnBothStores, testEntry, testPicture, testPublication } from '../../fixtures/both-stores.ts';
import { openStore } from './open-store.ts';
import type { Publication } from './publication.ts';
import type { Store, StoreSettings } from './store.ts';

/** With as many documents as make the payload longer than a page of the database. */
function publicationOf(version: string): { publication: Publication; pictures: [string, string][] } {
  const { bytes, ...picture } = testPicture(`picture of ${version}`);
  const documents = Array.from({ length: 50 }, (_, n) => ({
    path: `article/a${n}`,
    body: { version, random: Math.random() },
  }));
  return {
    publication: testPublication({ version, documents, pictures: [picture] }),
    pictures: [[picture.hash, Buffer.from(bytes).toString()]],
  };
}

/** Publishes in a process of its own; resolves with its last line, after it was killed or has ended. */
async function publishElsewhere(settings: StoreSettings, version: string, stopBefore: number): Promise<string> {
  const entry = { ...testEntry(), ...publicationOf(version) };
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, '../../fixtures/publisher.ts'),
      JSON.stringify(settings),
      JSON.stringify(entry),
      String(stopBefore),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.includes('stopped')) child.kill('SIGKILL');
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(child, 'close');
  return output.trim();
}

async function expectWhole(store: Store): Promise<string | undefined> {
  const record = await store.current();
  const publication = await store.publication(record?.id ?? 0);
  expect(new Set(publication?.documents.map(({ body }) => (body as { version: string }).version))).toEqual(
    new Set([record?.version]),
  );
  expect(await store.missingPictures(publication?.pictures.map(({ hash }) => hash) ?? [])).toEqual([]);
  return record?.version;
}

describeOnBothStores('a publisher killed before any of its statements', (settings) => {
  it('leaves the old publication whole or the new one', async () => {
    const where = await settings();
    const store = await openStore(where);
    const { publication, pictures } = publicationOf('base');
    await store.publish(
      testEntry({ publication, pictures: new Map(pictures.map(([hash, text]) => [hash, Buffer.from(text)])) }),
    );
    const outputs: string[] = [];
    while (outputs.at(-1) !== 'published') {
      const output = await publishElsewhere(where, 'next', outputs.length + 1);
      expect(output).toMatch(/^(stopped before|published$)/);
      outputs.push(output);
      // Opened anew, too: as after a restart.
      const reopened = await openStore(where);
      for (const reader of [store, reopened])
        expect(await expectWhole(reader)).toBe(output === 'published' ? 'next' : 'base');
      await reopened.close();
    }
    expect(outputs.join()).toMatch(/begin.*insert into \w*publications.*delete from.*commit/s);
    await store.close();
  });
});
