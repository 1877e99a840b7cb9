import { brandCatalogue, fixtureCatalogue, publishedStore } from './test-stores.ts';

/** A step of `npm test`: both catalogues can be published, and what comes after starts from there. */
for (const contentDir of [fixtureCatalogue, brandCatalogue]) {
  await publishedStore(contentDir);
  console.log(`${contentDir} is published`);
}
