import type { Answer, Endpoint } from '../../contract/answers.ts';
import { type CallArgs, callAddress, endpoints } from '../../contract/endpoints.ts';
import type { ReadApi, Reading } from '../../contract/request-context.ts';
import { log } from '../../http/log.ts';
import type { Store } from '../../store/store.ts';
import { createReadApi, DataUnavailable, required } from './api-connection.ts';
import type { ContentSnapshot, ContentState } from './content-state.ts';
import { type FetchApi, remoteApi } from './fetch-api.ts';
import { notify, startPoll } from './poll.ts';
import { pagesByPath, redirectsByPath } from './snapshot.ts';

export interface RemoteContent extends ContentState {
  picture: Store['picture'];
  ready: Promise<void>;
  close(): void;
}

/** The content of another node, read over HTTP from `API_BASE_URL`. */
export function openRemoteContent(baseUrl: string, pollMs?: number): RemoteContent {
  const ready = Promise.withResolvers<void>();
  const listeners = new Set<() => void>();
  const ask = remoteApi(baseUrl);
  const read = createReadApi(ask);
  let served: ContentSnapshot | null = null;
  const poll = startPoll('the API at API_BASE_URL', look, pollMs);

  return {
    current: () => served,
    away: poll.away,
    notReady: () => (served ? null : (poll.away()?.reason ?? 'the content has not been read yet')),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async picture(hash) {
      const response = await fetchApi(callAddress(endpoints.original, { hash }));
      if (response.status === 404) return null;
      if (!response.ok) throw new DataUnavailable(`the API responded with ${response.status} to a picture`);
      return { type: response.headers.get('Content-Type') ?? '', bytes: new Uint8Array(await response.arrayBuffer()) };
    },
    ready: ready.promise,
    close: () => poll.stop(),
  };

  /** While the API is known to be away nobody waits for it. */
  async function fetchApi(...[path, init]: Parameters<FetchApi>): Promise<Response> {
    const away = poll.away();
    if (away) throw new DataUnavailable(away.reason);
    try {
      return await ask(path, init);
    } catch (error) {
      void poll.look();
      throw error;
    }
  }

  async function look(): Promise<void> {
    const { version } = await required(read(endpoints.version));
    if (version === served?.version) return;
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
    served = {
      version,
      fetchApi,
      readApi: withFrame(createReadApi(fetchApi), frame),
      redirects: redirectsByPath(redirects),
      pages: pagesByPath(addresses),
    };
    log('info', 'content version', { version });
    ready.resolve();
    notify(listeners);
  }
}

/** Every page has the frame, and the error page has it even while the API is away. */
function withFrame(read: ReadApi, frame: ReadonlyMap<string, Reading<unknown>>): ReadApi {
  return async <E extends Endpoint>(endpoint: E, ...input: CallArgs<E>): Promise<Reading<Answer<E>>> => {
    const known = frame.get(endpoint);
    return known?.ok ? (known as Reading<Answer<E>>) : read(endpoint, ...input);
  };
}
