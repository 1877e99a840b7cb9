import type { Endpoint, ResponseOf } from '../../contract/calls.ts';
import { type CallArgs, callAddress, endpoints, versionHeader } from '../../contract/endpoints.ts';
import { pagePaths, themeSlugs } from '../../contract/paths.ts';
import type { ReadApi, Reading } from '../../contract/request-context.ts';
import { type Address, versionSchema } from '../../contract/site-node.ts';
import { errorFields, reasonOf } from '../../http/log.ts';
import { logSeldom } from '../../http/log-seldom.ts';
import type { Store } from '../../store/store.ts';
import { withoutQuery } from '../../text/address.ts';
import { clockWarning, type Warn } from '../operations/warnings.ts';
import { createReadApi, DataUnavailable, required } from './api-connection.ts';
import type { ContentSnapshot } from './content-state.ts';
import type { FetchApi } from './fetch-api.ts';
import { type FollowedContent, followContent } from './follow-content.ts';
import { indexed } from './snapshot.ts';

export interface RemoteContent extends FollowedContent {
  picture: Store['picture'];
}

/**
 * An API with only the calls of the specification tells no version and lists no pages: what it says is read again every
 * minute, and every address is asked for.
 */
const unversioned = 'minute-';
const unversionedMs = 60_000;

const notOurs = 'its response is none of this site: look whether API_BASE_URL names a copy of it';

const fixedAddresses: Address[] = [...Object.values(pagePaths), ...themeSlugs.map((slug) => `/${slug}`)].map(
  (path) => ({
    ...{ path, kind: 'page', title: path, description: '', updated: '2026-01-01', image: null, indexed: true },
  }),
);

/** The content of another node: `ask` reaches the API at `API_BASE_URL`. */
export function openRemoteContent(ask: FetchApi, warn: Warn): RemoteContent {
  const content = followContent(
    'the API',
    async (served) => {
      const { version, now } = await remoteVersion(ask);
      warn('clock', clockWarning(now, 'the other node'));
      return version === served?.version ? served : readSnapshot(version);
    },
    warn,
  );
  return {
    ...content,
    isRemote: true,
    // Pages that are not in the cache cannot be made.
    notReady: () => content.away()?.reason ?? content.notReady(),
    async picture(hash) {
      const response = await fetchApi(callAddress(endpoints.original, { hash }));
      if (response.status === 404) return null;
      if (!response.ok) throw new DataUnavailable(`the API responded with ${response.status} to a picture`);
      return { type: response.headers.get('Content-Type') ?? '', bytes: new Uint8Array(await response.arrayBuffer()) };
    },
  };

  /** While the API is known to be away no page waits for it. */
  async function fetchApi(...[path, init]: Parameters<FetchApi>): Promise<Response> {
    const away = content.away();
    if (away) throw new DataUnavailable(away.reason);
    try {
      return await ask(path, init);
    } catch (error) {
      void content.look();
      logSeldom('API', 'error', 'the API did not respond', { path: withoutQuery(path), ...errorFields(error) });
      throw new DataUnavailable(reasonOf(error), { cause: error });
    }
  }

  /** For a moment after a publish the other node is ahead of this one: its responses then belong to no page of ours. */
  function fetchOf(version: string): FetchApi {
    return async (path, init) => {
      const response = await fetchApi(path, init);
      if (isOfVersion(version, response)) return response;
      void content.look();
      throw new DataUnavailable('the API serves another version than this node');
    };
  }

  async function readSnapshot(version: string): Promise<ContentSnapshot | string> {
    let isMixed = false;
    const read = createReadApi(async (path) => {
      const response = await ask(path);
      isMixed ||= !isOfVersion(version, response);
      return response;
    });
    const isPartial = version.startsWith(unversioned);
    const [redirects, addresses, media, site, errorPage] = await Promise.all([
      isPartial ? [] : required(read(endpoints.redirects)),
      isPartial ? fixedAddresses : required(read(endpoints.addresses)),
      read(endpoints.media),
      read(endpoints.site),
      read(endpoints.page('error')),
    ]);
    // It publishes at this moment, or has no time to make its responses anew.
    if (isMixed) return 'the API still responds with another version than it names';
    if (isPartial && !errorPage.ok)
      throw new Error(
        errorPage.status === 404 ? notOurs : `${endpoints.page('error')} cannot be read (${errorPage.status})`,
      );
    const known = new Map<string, Reading<unknown>>([
      [endpoints.site, site],
      [endpoints.page('error'), errorPage],
      [endpoints.addresses, { ok: true, data: addresses }],
    ]);
    return {
      version,
      fetchApi: fetchOf(version),
      readApi: withKnown(createReadApi(fetchOf(version)), known),
      ...indexed(addresses, redirects, media.ok ? media.data : null),
      isPartial,
    };
  }
}

const isOfVersion = (version: string, { headers }: Response) => (headers.get(versionHeader) ?? version) === version;

async function remoteVersion(ask: FetchApi): Promise<{ version: string; now: Date }> {
  const response = await ask(endpoints.version);
  const now = new Date(response.headers.get('Date') ?? Number.NaN);
  if (response.status === 404) return { version: unversioned + Math.floor(Date.now() / unversionedMs), now };
  if (!response.ok) throw new Error(`it responds with ${response.status}`);
  const result = versionSchema.safeParse(await response.json().catch(() => null));
  if (!result.success) throw new Error(notOurs);
  return { ...result.data, now };
}

/** Every page has the frame, and the error page has it even while the API is away. */
function withKnown(read: ReadApi, readings: ReadonlyMap<string, Reading<unknown>>): ReadApi {
  return async <E extends Endpoint>(endpoint: E, ...input: CallArgs<E>): Promise<Reading<ResponseOf<E>>> => {
    const known = readings.get(endpoint);
    return known?.ok ? (known as Reading<ResponseOf<E>>) : read(endpoint, ...input);
  };
}
