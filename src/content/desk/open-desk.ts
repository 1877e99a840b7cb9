import type { ContentEnv } from '../../env/env.ts';
import { makePicturesOf } from '../../pictures/make-pictures-of.ts';
import { createPictureMaker } from '../../pictures/picture-maker.ts';
import { StoreLockedError } from '../../store/embedded-lock.ts';
import { openStore } from '../../store/open-store.ts';
import { createCompiler } from '../compiler.ts';
import { remoteDesk } from './control.ts';
import { createDesk, type DeskParts } from './desk.ts';
import { type Desk, DeskError } from './desk-types.ts';

/** The desk for as long as the work lasts: the store's own, or that of the site that has the store open. */
export async function withDesk<T>(env: ContentEnv, work: (desk: Desk) => Promise<T>): Promise<T> {
  const store = await openStore(env.store).catch((error: unknown) => {
    if (error instanceof StoreLockedError) return null;
    throw error;
  });
  if (!store) {
    const desk = remoteDesk(env.store.dataDir);
    if (!desk)
      throw new DeskError(
        `база в ${env.store.dataDir} занята другой программой, которая не принимает поручений: остановите её или подождите, пока она закончит`,
      );
    return work(desk);
  }
  const compiler = createCompiler();
  const maker = createPictureMaker(env.mediaDir);
  const makePictures: DeskParts['makePictures'] = (publication, onProgress) =>
    makePicturesOf(publication, maker, onProgress);
  try {
    return await work(
      createDesk({ store, compiler, shareDir: env.shareDir, ...(env.pictures === 'ahead' && { makePictures }) }),
    );
  } finally {
    maker.end();
    compiler.end();
    await store.close();
  }
}
