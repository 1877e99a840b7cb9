import type { Store } from '../../store/open-store.ts';
import { affectedPages, type PublishedPages } from '../changes/affected-pages.ts';
import { compareFiles, comparePictures } from '../changes/compare-files.ts';
import { folderFiles } from '../load/files.ts';
import type { Compiler } from '../publish/compiler.ts';
import { fingerprintOf } from '../publish/fingerprint.ts';
import type { Changes } from './desk-types.ts';

interface ChangesParts {
  store: Store;
  compiler: Pick<Compiler, 'compile'>;
  givesWay?: boolean;
}

/** What publishing a folder would change. */
export async function changesOf(contentDir: string, { store, compiler, givesWay }: ChangesParts): Promise<Changes> {
  const isReadable = await store.isMigrated();
  const before = isReadable ? await store.fileHashes() : [];
  const files = await folderFiles(contentDir);
  const texts = new Map(before.flatMap(({ path, text }) => (text === null ? [] : [[path, text] as const])));
  const pictures = new Map(before.flatMap(({ path, media }) => (media === null ? [] : [[path, media] as const])));
  const different = {
    entries: compareFiles(texts, files.texts),
    pictures: comparePictures(pictures, files.pictures),
  };
  const isSame = different.entries.length + different.pictures.length === 0;
  if (isReadable && isSame && (await isMadeFrom(store, contentDir))) return { ...different, pages: [], faults: [] };
  const request = { contentDir, givesWay, comesAgain: true };
  const { made, faults } = await compiler.compile({ ...request, wants: 'pages' });
  const pages = made ? affectedPages(await publishedPages(store, isReadable, before), made) : [];
  return { ...different, pages, faults };
}

/**
 * The same compiler has seen these files last, and nothing in them has come or gone since. It does not say that they are
 * on the site: another publication may have been brought back.
 */
async function isMadeFrom(store: Store, contentDir: string): Promise<boolean> {
  const next = await store.nextChange();
  if (next && next.getTime() <= Date.now()) return false;
  return (await store.fingerprint()) === (await fingerprintOf(contentDir));
}

async function publishedPages(
  store: Store,
  isReadable: boolean,
  sources: readonly { path: string }[],
): Promise<PublishedPages> {
  const documents = new Map(isReadable ? (await store.documentHashes()).map(({ path, hash }) => [path, hash]) : []);
  const [tables, addresses] = isReadable ? [await store.tableHashes(), await store.addresses()] : [{}, []];
  return { documents, tables, addresses, sources };
}
