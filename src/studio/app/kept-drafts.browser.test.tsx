import { expect, it } from 'vitest';
import { type KeptDraft, keepDraft, keptDrafts } from './kept-drafts.ts';

const base = { data: { title: 'Было', rows: [{ text: 'одна' }, { text: 'другая' }] }, body: 'Текст', text: '' };
const draftWith = (path: string, title: string): KeptDraft => ({
  window: 'a',
  path,
  title: 'Запись',
  at: 1,
  hash: 'h',
  base,
  draft: { ...base, data: { ...base.data, title } },
});

/** What somebody else does to the same database. */
async function elsewhere(work: (drafts: IDBObjectStore) => void): Promise<void> {
  const request = indexedDB.open('vitimepro-studio', 1);
  await new Promise((done) => {
    request.onsuccess = done;
  });
  const transaction = request.result.transaction('drafts', 'readwrite');
  work(transaction.objectStore('drafts'));
  await new Promise((done) => {
    transaction.oncomplete = done;
  });
  request.result.close();
}

it('keeps a draft whole after another window has taken over what was kept before', async () => {
  const path = 'articles/a.md';
  await keepDraft(draftWith(path, 'Стало'));
  await elsewhere((drafts) => drafts.clear());
  const later = draftWith(path, 'Стало ещё раз');
  await keepDraft(later);
  expect(await keptDrafts(path)).toEqual([later]);
});

it('finds what the studio of before has kept', async () => {
  const draft = draftWith('articles/b.md', 'Стало');
  await keepDraft(draft);
  await elsewhere((drafts) => drafts.put(draft));
  expect(await keptDrafts(draft.path)).toEqual([draft]);
});
