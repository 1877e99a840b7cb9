import type { ContentEnv } from '../../env/env.ts';
import { createPictureMaker } from '../../pictures/picture-maker.ts';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { createPublishing } from './create-publishing.ts';
import type { Publishing } from './publishing.ts';

export type PublishingSettings = Pick<ContentEnv, 'store' | 'shareDir' | 'mediaDir' | 'pictures'>;

/** Opens the store for as long as the work lasts. */
export async function withStore<T>(settings: ContentEnv['store'], work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(settings);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Publishing in this process, for as long as the work lasts. */
export function withPublishing<T>(
  { store: settings, shareDir, mediaDir, pictures }: PublishingSettings,
  work: (publishing: Publishing) => Promise<T>,
): Promise<T> {
  return withStore(settings, async (store) => {
    if (pictures === 'on-demand') return work(createPublishing({ store, shareDir }));
    const maker = createPictureMaker(mediaDir);
    try {
      return await work(createPublishing({ store, shareDir, makePictures: maker.makeAhead }));
    } finally {
      maker.end();
    }
  });
}
