import { contractHash } from '../../contract/contract-hash.ts';
import type { Original } from '../../contract/site-node.ts';
import { originalsOf, type Publication } from '../../store/publication.ts';
import { type NewPublication, type PublicationRecord, publicationsKept, type Store } from '../../store/store.ts';
import type { makeSharePictures } from '../share/make-share-pictures.ts';
import type { Built } from './build-publication.ts';
import { EditorError } from './failure.ts';
import { fingerprintOf } from './fingerprint.ts';
import { newPreviewId, type OnProgress, type Publishing, type PublishOutcome } from './publishing.ts';

export interface PublishingParts {
  store: Store;
  shareDir: string;
  /** Another hand than the one that sets words in type: tests have one picture for all pages. */
  drawSharePictures?: typeof makeSharePictures;
  /** Makes the widths of pictures before their publication can be seen. */
  makePictures?: (
    originals: readonly Original[],
    bytesOf: (hash: string) => Promise<Uint8Array | null>,
    onProgress: (made: number, of: number) => void,
  ) => Promise<unknown>;
}

type HowPublished = Pick<NewPublication, 'occasion' | 'restored' | 'fingerprint' | 'after' | 'who' | 'message'>;

const overtaken = 'тем временем опубликовал кто-то другой: посмотрите, что изменится теперь, и опубликуйте снова';
const nothingBefore = 'возвращаться не к чему: раньше ничего не публиковали';

/** Publishing in this process. What compiles is loaded only when something is compiled. */
export function createPublishing({ store, shareDir, drawSharePictures, makePictures }: PublishingParts): Publishing {
  return {
    async publish({ contentDir, production, always = false, only, after, who, message }, onProgress) {
      const current = await store.current();
      if (after !== undefined && (current?.id ?? 0) !== after) throw new EditorError(overtaken);
      // Before the files are read: what changes meanwhile is compiled again next time.
      const fingerprint = await fingerprintOf(contentDir);
      if (!always && current && isServed(current) && current.fingerprint === fingerprint) return unchanged(current);
      // A database that takes no changes says so now, not after minutes of compiling and drawing.
      if (current) await store.confirm(current.id, { fingerprint: current.fingerprint });
      onProgress?.({ step: 'compile' });
      const { buildChosen, buildPublication } = await import('./build-publication.ts');
      const published = only && current ? await store.publication(current.id) : null;
      const built =
        only && published
          ? await buildChosen(published, store, { dir: contentDir, only }, { production })
          : await buildPublication(contentDir, { production });
      // Of chosen files the whole folder's, too: a restart must not publish the others.
      const how: HowPublished = { occasion: 'publish', restored: null, fingerprint, after, who, message };
      return publishBuilt(built, current, how, onProgress);
    },

    async restore({ which, who }, onProgress) {
      const [history, now] = [await store.history(), await store.now()];
      const [current] = history;
      const record = which === 'latest' ? beforeLastChange(history) : history.find(({ id }) => id === which);
      const publication = record && (await store.publication(record.id));
      if (!current || !record || !publication)
        throw new EditorError(`публикации ${which} нет: хранятся последние ${publicationsKept}`);
      // The folder is as it was: a restart must not undo this.
      const { fingerprint } = current;
      const how = { occasion: 'restore', restored: record.id, fingerprint, who } as const;
      const outcome =
        isServed(record) && !isDue(record, now)
          ? await publishOnce({ publication, pictures: new Map(), ...record, ...how }, current, [], onProgress)
          : await publishAgain(publication, current, how, now, onProgress);
      return { ...outcome, id: record.id };
    },

    async publishDue(_, onProgress) {
      const [current, now] = [await store.current(), await store.now()];
      if (!current || !isDue(current, now)) return unchanged(current);
      const publication = await store.publication(current.id);
      if (!publication) return unchanged(await store.current());
      const { id, fingerprint } = current;
      const how = { occasion: 'schedule', restored: null, fingerprint, after: id } as const;
      return publishAgain(publication, current, how, now, onProgress);
    },

    async savePreview({ contentDir, until }) {
      const { buildPublication } = await import('./build-publication.ts');
      const { publication, pictures, faults } = await buildPublication(contentDir, { drafts: true });
      if (!publication) return { id: null, faults };
      const id = newPreviewId();
      // Sharing pictures are not drawn for it: nobody shares a preview.
      const own = { ...publication, pictures: publication.pictures.filter(({ hash }) => pictures.has(hash)) };
      await store.savePreview(id, until, own, await missingOf(pictures));
      return { id, faults };
    },

    async changes({ contentDir }) {
      const { changesOf } = await import('./changes.ts');
      return changesOf(store, contentDir);
    },
  };

  /** Compiles the files of a publication for this moment. */
  async function publishAgain(
    publication: Publication,
    current: PublicationRecord,
    how: HowPublished,
    now: Date,
    onProgress?: OnProgress,
  ): Promise<PublishOutcome> {
    onProgress?.({ step: 'compile' });
    const { rebuildPublication } = await import('./build-publication.ts');
    const built = await rebuildPublication(publication, store, { now: now.getTime() });
    return publishBuilt(built, current, how, onProgress);
  }

  async function publishBuilt(
    { publication, pictures, sharePictures, faults, nextChange: moment }: Built,
    current: PublicationRecord | null,
    how: HowPublished,
    onProgress?: OnProgress,
  ): Promise<PublishOutcome> {
    if (!publication) return { status: 'faulty', faults, version: current?.version ?? null };
    const nextChange = moment === null ? null : new Date(moment);
    const isNew = publication.version !== current?.version || !isServed(current);
    const drawn = isNew ? await drawMissing() : [];
    const all = new Map([...pictures, ...drawn]);
    return publishOnce({ publication, pictures: all, nextChange, ...how }, current, faults, onProgress);

    async function drawMissing() {
      const missing = new Set(await store.missingPictures(sharePictures.map(({ hash }) => hash)));
      const draw = drawSharePictures ?? (await import('../share/make-share-pictures.ts')).makeSharePictures;
      const wanted = sharePictures.filter(({ hash }) => missing.has(hash));
      return draw(wanted, pictures, shareDir);
    }
  }

  /**
   * Writes it, unless it is there already; pictures first, so that its first visitor does not wait for them. Where nothing
   * is shown yet, visitors wait for any page at all: nodes make the pictures afterwards.
   */
  async function publishOnce(
    made: Omit<NewPublication, 'contract'>,
    current: PublicationRecord | null,
    faults: PublishOutcome['faults'],
    onProgress?: OnProgress,
  ): Promise<PublishOutcome> {
    const { publication, pictures, fingerprint, nextChange } = made;
    if (current && publication.version === current.version && isServed(current)) {
      await store.confirm(current.id, { fingerprint, nextChange });
      return { ...unchanged(current), faults };
    }
    const bytesOf = async (hash: string) => pictures.get(hash) ?? (await store.picture(hash))?.bytes ?? null;
    if (current && isServed(current))
      await makePictures?.(originalsOf(publication), bytesOf, (count, of) =>
        onProgress?.({ step: 'pictures', made: count, of }),
      );
    onProgress?.({ step: 'write' });
    const contract = contractHash();
    const record = await store.publish({ ...made, contract, pictures: await missingOf(pictures) });
    if (!record && made.occasion === 'publish') throw new EditorError(overtaken);
    return record
      ? { status: 'published', faults, version: record.version }
      : { ...unchanged(await store.current()), faults };
  }

  async function missingOf(pictures: ReadonlyMap<string, Uint8Array>): Promise<Map<string, Uint8Array>> {
    const missing = new Set(await store.missingPictures([...pictures.keys()]));
    return new Map([...pictures].filter(([hash]) => missing.has(hash)));
  }
}

/** Nodes of today's code serve it. */
const isServed = ({ contract }: PublicationRecord) => contract === contractHash();

const isDue = ({ nextChange }: PublicationRecord, now: Date) => nextChange !== null && nextChange <= now;

const unchanged = (current: PublicationRecord | null): PublishOutcome => ({
  status: 'unchanged',
  faults: [],
  version: current?.version ?? null,
});

/** Restored once more, it is what came after it. */
function beforeLastChange(history: readonly PublicationRecord[]): PublicationRecord {
  const last = history.findIndex(({ changes }) => changes.added + changes.changed + changes.removed > 0);
  const found = history[last + 1];
  if (last < 0 || !found) throw new EditorError(nothingBefore);
  return found;
}
