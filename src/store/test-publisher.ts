import { openStore } from './open-store.ts';
import { emptyPublication } from './test-publication.ts';

/** Publishes again and again until it is killed: `node test-publisher.ts <folder>`. */
const store = await openStore({ dataDir: process.argv[2] ?? '' });
await store.migrate();
for (let round = 0; ; round++) {
  const version = `${process.pid}-${round}`;
  const documents = ['pages/home', ...Array.from({ length: 300 }, (_, n) => `article/a${n}`)].map((path) => ({
    path,
    body: { version, text: 'т'.repeat(2_000) },
  }));
  await store.publish({ version, documents, ...emptyPublication });
}
