import { contractHash } from '../../contract/contract-hash.ts';
import type { Store } from '../../store/store.ts';
import { affectedPages } from '../changes/affected-pages.ts';
import { compareFiles, comparePictures } from '../changes/compare-files.ts';
import { folderFiles } from '../load/folder-files.ts';
import { buildPublication } from './build-publication.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Changes } from './publishing.ts';

/** What publishing a folder would change. */
export async function changesOf(store: Store, contentDir: string): Promise<Changes> {
  const current = await store.current();
  const published = current && (await store.publication(current.id));
  const before = published?.sources ?? [];
  const files = await folderFiles(contentDir);
  const texts = new Map(before.flatMap(({ path, text }) => (text === null ? [] : [[path, text]])));
  const pictures = new Map(before.flatMap(({ path, picture }) => (picture === null ? [] : [[path, picture]])));
  const different = {
    entries: compareFiles(texts, files.texts),
    pictures: comparePictures(pictures, files.pictures),
  };
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
