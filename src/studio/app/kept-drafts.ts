import { useEffect, useState } from 'react';
import type { EntryView } from '../protocol.ts';
import { packed, unpacked } from './packed.ts';

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

/** As text, and only what differs from what it was typed over: that stays the same from key to key, and lies beside it. */
interface Stored extends Omit<KeptDraft, 'base' | 'draft'> {
  packed: string;
}
interface StoredBase extends Pick<KeptDraft, 'window' | 'path'> {
  base: string;
}

/** Instead of the window's name, before it. */
const basesOf = 'base ';
const isBase = (window: string) => window.startsWith(basesOf);
/** Those that lie there, by entry. */
const bases = new Map<string, Draft>();
const keyOf = ({ window, path }: Pick<KeptDraft, 'window' | 'path'>) => `${window} ${path}`;

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

export async function keepDraft({ base, draft, ...about }: KeptDraft): Promise<void> {
  const { window, path } = about;
  const stored: Stored = { ...about, packed: JSON.stringify(packed(draft, base)) };
  const isThere = bases.get(keyOf(about)) === base;
  await run('readwrite', (drafts) => {
    const putBase = () =>
      drafts.put({ window: basesOf + window, path, base: JSON.stringify(base) } satisfies StoredBase);
    if (!isThere) putBase();
    else {
      // Another window may have taken this draft over, and its base with it.
      const found = drafts.getKey([basesOf + window, path]);
      found.onsuccess = () => void (found.result ?? putBase());
    }
    return drafts.put(stored);
  });
  bases.set(keyOf(about), base);
  changes.dispatchEvent(new Event('change'));
}

export async function forgetDraft(draft: Pick<KeptDraft, 'window' | 'path'>): Promise<void> {
  const { window, path } = draft;
  bases.delete(keyOf(draft));
  await run('readwrite', (drafts) => {
    drafts.delete([basesOf + window, path]);
    return drafts.delete([window, path]);
  });
  changes.dispatchEvent(new Event('change'));
}

export async function keptDrafts(of: string): Promise<KeptDraft[]> {
  // Whole ones were kept by the studio of before.
  const all: (Stored | StoredBase | KeptDraft)[] = await run('readonly', (drafts) => drafts.getAll());
  const own = all.filter(({ path }) => path === of);
  return own.flatMap((one): KeptDraft[] => {
    if ('draft' in one) return [one];
    if (!('packed' in one)) return [];
    const { packed: kept, ...about } = one;
    const under = own.find((other): other is StoredBase => other.window === basesOf + about.window);
    const base: Draft = JSON.parse(under?.base ?? '{}');
    return [{ ...about, base, draft: unpacked(JSON.parse(kept), base) as Draft }];
  });
}

/** Which entries have one, without a look into them. */
async function keptPaths(): Promise<string[]> {
  const keys = await run('readonly', (drafts) => drafts.getAllKeys());
  return [
    ...new Set((keys as [window: string, path: string][]).flatMap(([window, path]) => (isBase(window) ? [] : path))),
  ];
}

/** Every entry with text that is only in this browser, of whatever window. */
export function useKeptDrafts(): readonly string[] {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    const look = () =>
      void keptPaths().then(
        (now) => setPaths((was) => (was.join() === now.join() ? was : now)),
        () => {},
      );
    look();
    changes.addEventListener('change', look);
    return () => changes.removeEventListener('change', look);
  }, []);
  return paths;
}
