import { openStore } from './open-store.ts';

/** Publishes again and again until it is killed: `node test-publisher.ts <folder>`. */
const store = await openStore({ dataDir: process.argv[2] ?? '' });
await store.migrate();
const nothing = {
  products: [],
  articles: [],
  events: [],
  reviews: [],
  search: [],
  synonyms: [],
  popular: [],
  redirects: [],
  addresses: [],
  media: [],
  sources: [],
};
for (let round = 0; ; round++) {
  const version = `${process.pid}-${round}`;
  const documents = ['pages/home', ...Array.from({ length: 300 }, (_, n) => `article/a${n}`)].map((path) => ({
    path,
    body: { version, text: 'т'.repeat(2_000) },
  }));
  await store.publish({ version, documents, ...nothing });
}
