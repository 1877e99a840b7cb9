import type { ContentEnv } from '../../env/env.ts';
import { makePicturesOf } from '../../pictures/make-pictures-of.ts';
import { createPictureMaker } from '../../pictures/picture-maker.ts';
import { StoreLockedError } from '../../store/embedded-lock.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { createCompiler } from '../publish/compiler.ts';
import { remoteDesk } from './control.ts';
import { createDesk, type DeskParts } from './desk.ts';
import { type Desk, DeskError } from './desk-types.ts';
import { createQueue } from './queue.ts';

/** The desk for as long as the work lasts: the store's own, or that of the site that has the store open. */
export async function withDesk<T>(env: ContentEnv, work: (desk: Desk) => Promise<T>): Promise<T> {
  const desk = keepDesk(env);
  try {
    return await desk.use(work);
  } finally {
    desk.end();
  }
}

/**
 * The same for somebody who comes again and again, in several windows at once: an embedded store lets one process in, so
 * all of them share what one has opened. It is closed when nobody uses it, and others can have it.
 */
export function keepDesk(env: ContentEnv): { use<T>(work: (desk: Desk) => Promise<T>): Promise<T>; end(): void } {
  const compiler = createCompiler();
  const inTurn = createQueue();
  let users = 0;
  let opening: Promise<Opened> | undefined;
  let closing: Promise<void> = Promise.resolve();

  return {
    async use(work) {
      users += 1;
      opening ??= closing.then(() => open(env));
      const mine = opening;
      try {
        const { store, makePictures } = await mine;
        if (!store) return await work(deskOfSite(env));
        return await work(createDesk({ store, compiler, shareDir: env.shareDir, inTurn, makePictures }));
      } finally {
        users -= 1;
        if (users === 0) {
          opening = undefined;
          closing = mine.then(({ close }) => close()).catch(() => {});
          await closing;
        }
      }
    },
    end: compiler.end,
  };
}

interface Opened {
  /** Null when a site has it. */
  store: Store | null;
  makePictures?: DeskParts['makePictures'];
  close(): Promise<void>;
}

async function open(env: ContentEnv): Promise<Opened> {
  const store = await openStore(env.store).catch((error: unknown) => {
    if (error instanceof StoreLockedError) return null;
    throw error;
  });
  if (!store) return { store, close: async () => {} };
  const maker = createPictureMaker(env.mediaDir);
  const makePictures: DeskParts['makePictures'] = (publication, onProgress) =>
    makePicturesOf(publication, maker, onProgress);
  return {
    store,
    ...(env.pictures === 'ahead' && { makePictures }),
    close: async () => {
      maker.end();
      await store.close();
    },
  };
}

function deskOfSite(env: ContentEnv): Desk {
  const desk = remoteDesk(env.store.dataDir);
  if (desk) return desk;
  throw new DeskError(
    `база в ${env.store.dataDir} занята другой программой, которая не принимает поручений: остановите её или подождите, пока она закончит`,
  );
}
