import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorReport } from '../src/content/load/faults.ts';
import { createPublishing } from '../src/content/publishing/create-publishing.ts';
import { fingerprintOf } from '../src/content/publishing/fingerprint.ts';
import { withStore } from '../src/content/publishing/with-publishing.ts';
import { drawSharePicture } from '../src/content/share/draw.ts';
import type { makeSharePictures } from '../src/content/share/make-share-pictures.ts';

/** What behaviours are tried on: it changes with the code, not with the brand. */
export const fixtureCatalogue = 'fixtures/catalogue';
export const brandCatalogue = 'content';

/** Pictures are named by what they show, so servers and runs can share a folder; making them is the slowest of all. */
export const fixtureMedia = '.data/test-media/fixture';

const kept = '.data/test-stores';

/**
 * Puts an SQLite store with this content into a folder. It is published once for each state of content and compiler,
 * and copied from then on: publishing is most of what it takes to start a site.
 */
export async function copyPublishedStore(contentDir: string, to: string): Promise<void> {
  cpSync(await publishedStore(contentDir), to, { recursive: true });
}

export async function publishedStore(contentDir: string): Promise<string> {
  const name = contentDir.replaceAll('/', '-');
  const store = join(kept, `${name}-${(await fingerprintOf(contentDir)).slice(0, 16)}`);
  if (existsSync(store)) return store;
  mkdirSync(kept, { recursive: true });
  const unfinished = mkdtempSync(join(kept, `${name}.`));
  try {
    const { status, faults } = await withStore({ dataDir: join(unfinished, 'store') }, (store) =>
      createPublishing({ store, shareDir: '', drawSharePictures }).publish({ contentDir }),
    );
    if (status === 'faulty') throw new Error(errorReport(faults));
    for (const old of readdirSync(kept)) if (old.startsWith(`${name}-`)) rmSync(join(kept, old), { recursive: true });
    renameSync(join(unfinished, 'store'), store);
  } catch (error) {
    // Another run may have been quicker.
    if (!existsSync(store)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return store;
}

/** Drawing takes as long as compiling, and nobody looks at these: the first one serves for every page. */
const drawSharePictures: typeof makeSharePictures = async ([first, ...others]) => {
  if (!first) return new Map();
  const bytes = await drawSharePicture(first, undefined);
  return new Map([first, ...others].map(({ hash }) => [hash, bytes]));
};
