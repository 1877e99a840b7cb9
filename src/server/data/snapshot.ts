import { createApi } from '../../api/create-api.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Address, Original, Redirect } from '../../contract/site-node.ts';
import { errorFields } from '../../http/log.ts';
import { logSeldom } from '../../http/log-seldom.ts';
import type { Store } from '../../store/store.ts';
import { createReadApi } from './api-connection.ts';
import type { ContentSnapshot } from './content-state.ts';
import type { FetchApi } from './fetch-api.ts';

export interface SnapshotParts {
  picture: Store['picture'];
  onZeroResults?: (query: string) => void;
}

/** A catalogue as pages, feeds and visitors read it. */
export function snapshotOf(catalogue: Catalogue, { picture, onZeroResults }: SnapshotParts): ContentSnapshot {
  const api = createApi(catalogue, {
    picture,
    onZeroResults,
    logError: (message, error) => logSeldom(message, 'error', message, errorFields(error)),
  });
  const fetchApi: FetchApi = async (path, init) => api.request(path, init);
  return {
    version: catalogue.version,
    fetchApi,
    readApi: createReadApi(fetchApi),
    ...indexed(catalogue.addresses, catalogue.redirects, catalogue.originals),
  };
}

/** What is looked up with every request. */
export const indexed = (
  addresses: readonly Pick<Address, 'path' | 'kind'>[],
  redirects: readonly Redirect[],
  originals: readonly Original[] | null,
) => ({
  pages: new Map(addresses.map(({ path, kind }) => [path, kind])),
  redirects: new Map(redirects.map((redirect) => [redirect.from, redirect])),
  widths: originals && new Map(originals.map(({ hash, width }) => [hash, width])),
});
