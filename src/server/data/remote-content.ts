import type { Endpoint, ResponseOf } from '../../contract/calls.ts';
import { type CallArgs, callAddress, endpoints } from '../../contract/endpoints.ts';
import type { ReadApi, Reading } from '../../contract/request-context.ts';
import { versionSchema } from '../../contract/site-node.ts';
import type { Store } from '../../store/store.ts';
import { clockWarning, type Warn } from '../operations/warnings.ts';
import { createReadApi, DataUnavailable, required } from './api-connection.ts';
import type { ContentSnapshot } from './content-state.ts';
import type { FetchApi } from './fetch-api.ts';
import { type FollowedContent, followContent } from './follow-content.ts';
import { byPath } from './snapshot.ts';

export interface RemoteContent extends FollowedContent {
  picture: Store['picture'];
}

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
      throw error;
    }
  }

  async function readSnapshot(version: string): Promise<ContentSnapshot> {
    const read = createReadApi(ask);
    const [redirects, addresses, site, errorPage] = await Promise.all([
      required(read(endpoints.redirects)),
      required(read(endpoints.addresses)),
      read(endpoints.site),
      read(endpoints.page('error')),
    ]);
    const frame = new Map<string, Reading<unknown>>([
      [endpoints.site, site],
      [endpoints.page('error'), errorPage],
    ]);
    return {
      version,
      fetchApi,
      readApi: withFrame(createReadApi(fetchApi), frame),
      ...byPath(addresses, redirects),
    };
  }
}

async function remoteVersion(ask: FetchApi): Promise<{ version: string; now: Date }> {
  const response = await ask(endpoints.version);
  if (!response.ok) throw new Error(`it responds with ${response.status}`);
  const result = versionSchema.safeParse(await response.json().catch(() => null));
  if (!result.success)
    throw new Error('its response is none of this site: look whether API_BASE_URL names a copy of it');
  return { ...result.data, now: new Date(response.headers.get('Date') ?? Number.NaN) };
}

/** Every page has the frame, and the error page has it even while the API is away. */
function withFrame(read: ReadApi, frame: ReadonlyMap<string, Reading<unknown>>): ReadApi {
  return async <E extends Endpoint>(endpoint: E, ...input: CallArgs<E>): Promise<Reading<ResponseOf<E>>> => {
    const known = frame.get(endpoint);
    return known?.ok ? (known as Reading<ResponseOf<E>>) : read(endpoint, ...input);
  };
}
