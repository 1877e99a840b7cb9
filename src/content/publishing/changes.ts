import { contractHash } from '../../contract/contract-hash.ts';
import type { Store } from '../../store/store.ts';
import { affectedPages } from '../changes/affected-pages.ts';
import { compareWithPublished } from '../changes/compare-files.ts';
import { folderFiles } from '../load/files.ts';
import { buildPublication } from './build-publication.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Changes } from './publishing.ts';

/** What publishing a folder would change. */
export async function changesOf(store: Store, contentDir: string): Promise<Changes> {
  const current = await store.current();
  const published = current && (await store.publication(current.id));
  const different = compareWithPublished(published?.sources ?? [], await folderFiles(contentDir));
  const isSame = different.entries.length + different.pictures.length === 0;
  // The same compiler has seen these files last, and nothing in them has come or gone since.
  const isKnown =
    current?.contract === contractHash() &&
    (current.nextChange === null || current.nextChange > new Date()) &&
    current.fingerprint === (await fingerprintOf(contentDir));
  if (isSame && isKnown) return { ...different, pages: [], faults: [] };
  const { publication, faults } = await buildPublication(contentDir);
  return { ...different, pages: publication ? affectedPages(published, publication) : [], faults };
}
