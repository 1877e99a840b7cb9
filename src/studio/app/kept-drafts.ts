import type { EntryView } from '../protocol.ts';

/** What an entry says: its fields and its text, or the whole file where the fields cannot be read. */
export type Draft = Pick<EntryView, 'data' | 'body' | 'text'>;

/** What was typed and not saved, with what it was typed over. */
export interface KeptDraft {
  window: string;
  path: string;
  title: string;
  /** When it was last typed in. */
  at: number;
  /** The version of the file that it began with. */
  hash: string;
  base: Draft;
  draft: Draft;
}

/** By window and entry: two windows never write over each other's text. */
const database = new Promise<IDBDatabase>((done, fail) => {
  const request = indexedDB.open('vitimepro-studio', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('drafts', { keyPath: ['window', 'path'] });
  request.onsuccess = () => done(request.result);
  request.onerror = () => fail(request.error);
});
database.catch(() => {});

async function run<T>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  // On the disk, not on its way there: a machine may lose its power.
  const transaction = (await database).transaction('drafts', mode, { durability: 'strict' });
  const request = work(transaction.objectStore('drafts'));
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = () => fail(transaction.error);
    transaction.onerror = () => fail(transaction.error);
  });
}

const changes = new EventTarget();

export async function keepDraft(draft: KeptDraft): Promise<void> {
  await run('readwrite', (drafts) => drafts.put(draft));
  changes.dispatchEvent(new Event('change'));
}

export async function forgetDraft({ window, path }: Pick<KeptDraft, 'window' | 'path'>): Promise<void> {
  await run('readwrite', (drafts) => drafts.delete([window, path]));
  changes.dispatchEvent(new Event('change'));
}

export const keptDrafts = (): Promise<KeptDraft[]> => run('readonly', (drafts) => drafts.getAll());

export function whenDraftsChange(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
