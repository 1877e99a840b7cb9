import { randomBytes } from 'node:crypto';
import type { ContentEnv } from '../../env/env.ts';
import { publicationsKept } from '../../store/history.ts';
import type { Store } from '../../store/open-store.ts';
import type { PreparedPublication } from '../../store/prepare-publication.ts';
import type { Compiler } from '../publish/compiler.ts';
import { publishContent, publishKept, publishPreparedRows } from '../publish/publish-content.ts';
import { type Desk, DeskError, type OnProgress, type Past } from './desk-types.ts';

export interface DeskParts {
  store: Store;
  compiler: Pick<Compiler, 'compile'>;
  shareDir: ContentEnv['shareDir'];
  /** Makes the new pictures of a publication before it can be seen. */
  makePictures?: (publication: PreparedPublication, onProgress: (made: number, of: number) => void) => Promise<unknown>;
  /** Somebody is answered meanwhile. */
  givesWay?: boolean;
  /** Does what needs the compiler, where others need it, too. */
  inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
}

const nothingBefore = 'возвращаться не к чему: раньше ничего не публиковали';

export function createDesk(parts: DeskParts): Desk {
  const { store, compiler, shareDir, makePictures, givesWay, inTurn = (work) => work() } = parts;
  const how = (onProgress?: OnProgress) => ({
    shareDir,
    givesWay,
    onProgress,
    before:
      makePictures &&
      ((publication: PreparedPublication) =>
        makePictures(publication, (made, of) => onProgress?.({ step: 'pictures', made, of }))),
  });

  return {
    publish: (contentDir, production, onProgress) =>
      inTurn(() => publishContent(store, compiler, { contentDir, production, always: true, ...how(onProgress) })),

    changes: (contentDir) =>
      inTurn(async () => {
        // What reads content files takes memory as long as the server runs, and most servers have no editor.
        const { changesOf } = await import('./changes-of.ts');
        return changesOf(contentDir, parts);
      }),

    async history() {
      if (await store.isEmpty()) return [];
      await requireReadable();
      const past = await store.history();
      return past.map(
        ({ publishedAt, ...rest }, index): Past => ({
          ...rest,
          publishedAt: publishedAt.toISOString(),
          isCurrent: index === 0,
        }),
      );
    },

    async restore(which, onProgress) {
      if (await store.isEmpty()) throw new DeskError(nothingBefore);
      await requireReadable();
      const id = which === 'latest' ? await beforeLastChange() : which;
      const outcome =
        (await publishPreparedRows(store, id, 'restore', how(onProgress))) ??
        (await inTurn(() => publishKept(store, compiler, id, 'restore', how(onProgress))));
      if (!outcome) throw new DeskError(`публикации ${id} нет: хранятся последние ${publicationsKept}`);
      return { ...outcome, id };
    },

    async keepPreview(contentDir, until) {
      if (!(await store.isMigrated())) throw new DeskError('сначала опубликуйте сайт: npm run content -- publish');
      const request = { contentDir, drafts: true, givesWay, comesAgain: true };
      const { made, faults } = await inTurn(() => compiler.compile({ ...request, wants: 'files' }));
      if (!made) return { id: null, faults };
      const id = randomBytes(8).toString('hex');
      await store.keepPreview(id, new Date(until * 1_000), made.sources, made.media);
      return { id, until, faults };
    },

    async sources() {
      if (!(await store.isMigrated())) return [];
      return store.sources();
    },
  };

  async function requireReadable(): Promise<void> {
    if (!(await store.isMigrated()))
      throw new DeskError('хранилище записано другой версией сайта: сначала опубликуйте, npm run content -- publish');
  }

  /** Undone once more, it is what came after it. */
  async function beforeLastChange(): Promise<number> {
    const past = await store.history();
    const last = past.findIndex(({ changes }) => changes.added + changes.changed + changes.removed > 0);
    const found = past[last + 1];
    if (last < 0 || !found) throw new DeskError(nothingBefore);
    return found.id;
  }
}
