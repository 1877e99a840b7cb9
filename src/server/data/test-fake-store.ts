import { contractHash } from '../../contract/contract-hash.ts';
import { emptyLists } from '../../store/payload.ts';
import type { Publication, PublishedSource } from '../../store/publication.ts';
import type { PublicationRecord, Store, ZeroResultQuery } from '../../store/store.ts';

/** A store in memory whose calls a test can make fail or hang. */
export function createFakeStore(kind: Store['kind'] = 'postgresql') {
  const publications = new Map<number, Publication>();
  const previews = new Map<string, Publication>();
  const counted: ZeroResultQuery[] = [];
  const sources: PublishedSource[] = [];
  let record: PublicationRecord | null = null;
  let trouble: (() => Promise<never>) | null = null;
  const call = async <T>(work: () => T): Promise<T> => (trouble ? trouble() : work());
  const store: Store = {
    kind,
    now: () => call(() => new Date()),
    current: () => call(() => record),
    publication: (id) => call(() => publications.get(id) ?? null),
    preview: (id) => call(() => previews.get(id) ?? null),
    picture: (hash) => call(() => ({ type: 'image/webp', bytes: Buffer.from(hash) })),
    countZeroResults: (queries) => call(() => void counted.push(...queries)),
    zeroResultQueries: async () => counted,
    history: async () => [],
    missingPictures: async () => [],
    publish: () => Promise.reject(new Error('not expected in this test')),
    confirm: async () => {},
    savePreview: async () => {},
    close: async () => {},
  };
  return {
    store,
    previews,
    counted,
    /** The files of what is published next. */
    sources,
    fail: () => {
      trouble = () => Promise.reject(new Error('connect ECONNREFUSED'));
    },
    hang: () => {
      trouble = () => new Promise(() => {});
    },
    recover: () => {
      trouble = null;
    },
    publish(version: string, overrides: Partial<PublicationRecord> = {}) {
      const id = (record?.id ?? 0) + 1;
      publications.set(id, { ...testPublication(version), sources: [...sources] });
      record = {
        id,
        version,
        contract: contractHash(),
        fingerprint: null,
        publishedAt: new Date(),
        occasion: 'publish',
        restored: null,
        changes: { added: 0, changed: 0, removed: 0 },
        nextChange: null,
        ...overrides,
      };
    },
    empty: () => {
      record = null;
    },
  };
}

export const testPublication = (version: string): Publication => ({
  version,
  ...emptyLists(),
  documents: [{ path: 'article/one', body: { version } }],
  redirects: [{ from: `/old-${version}`, to: '/new', status: 301 }],
  addresses: [
    {
      path: `/articles/${version}`,
      kind: 'article',
      title: '',
      description: '',
      updated: '2026-01-01',
      image: null,
      indexed: true,
    },
  ],
});
