import { brandCatalogue, fixtureCatalogue, publishedStore } from './test-stores.ts';

/** A step of `npm test`: both catalogues can be published, and what comes after starts from there. */
await Promise.all(
  [fixtureCatalogue, brandCatalogue].map(async (contentDir) => {
    await publishedStore(contentDir);
    console.log(`${contentDir} is published`);
  }),
);
