import type { RequestListener } from 'node:http';
import { endpoints } from '../contract/endpoints.ts';
import type { ServerEnv } from '../env/env.ts';
import type { Store } from '../store/open-store.ts';
import { createReadApi, remoteApi, required, withFallback } from './api-connection.ts';
import { type ContentState, createContentState } from './content-version.ts';
import { createServer } from './create-server.ts';
import { failFast } from './fail-fast.ts';
import { openLocalApi, type PublishOutcome } from './local-api.ts';
import { createMedia } from './media.ts';
import { removeReplacedPictures } from './media-upkeep.ts';
import { ofOneVersion } from './one-version.ts';
import { createPageRenderer, type Site } from './pages.ts';
import { keepWarm } from './warm-up.ts';

const versionPollMs = 5_000;

/** How pages are made: from a build, or in development from the source. */
export interface SiteSource {
  load: () => Promise<Site>;
  /** Folders with the build's files: this build's first, then the previous one's for tabs that are still open. */
  assetFolders: string[];
  /** What pages depend on besides the content: answers of another revision are made anew. */
  revision?: () => number;
  /** Whom pages may connect to besides their own origin, as in the security policy. */
  connectSources?: string[];
}

export interface Composition {
  listener: RequestListener;
  database: Store['kind'] | 'none';
  /** Publishes the content folder again if it has changed (embedded database only). */
  republish(): Promise<PublishOutcome>;
  /** From now on `/readyz` says no: whoever shares out requests sends them elsewhere. */
  drain(): void;
  close(): Promise<void>;
}

/** Everything that answers requests, put together: the same for `start`, `dev` and tests. Listening is the caller's. */
export async function compose(env: ServerEnv, site: SiteSource): Promise<Composition> {
  const local = env.apiBaseUrl === undefined ? await openLocalApi(env) : null;
  const fetchApi = failFast(local?.fetchApi ?? remoteApi(env.apiBaseUrl ?? ''));
  const media = createMedia(fetchApi, env.mediaDir);
  const readApi = createReadApi(fetchApi);
  const content = createContentState(readApi);
  removeReplacedPictures(content, media, () => required(readApi(endpoints.media)));
  await content.refresh();
  await local?.onPublished(() => void content.refresh());
  // A missed notification, or an API in another process, is caught up with here.
  const poll = setInterval(() => void content.refresh(), versionPollMs).unref();

  let draining = false;
  const { revision } = site;
  const pages = createPageRenderer(
    site.load,
    withFallback(readApi, env.fallbackFile),
    env.settings,
    site.connectSources,
  );
  const server = createServer({
    content: revision ? inDevelopment(content, revision) : content,
    pages: ofOneVersion(pages, content, readApi),
    keepsPages: !revision,
    fetchApi,
    readApi,
    media,
    origin: env.settings.origin,
    assetFolders: site.assetFolders,
    pageCacheBytes: env.pageCacheBytes,
    isStopping: () => draining,
  });

  // In development pages are made anew with every change of the source: preparing them would be in vain.
  const warmUp = revision ? undefined : keepWarm({ content, refresh: server.refreshPage, isFull: server.isFull });

  return {
    listener: server.listener,
    database: local?.kind ?? 'none',
    republish: async () => (local ? local.republish() : { faults: [] }),
    drain: () => {
      draining = true;
    },
    close: async () => {
      clearInterval(poll);
      warmUp?.stop();
      await local?.close();
    },
  };
}

/** Source that changed makes every page anew, and pages that only developers have are not known to the content. */
function inDevelopment(content: ContentState, revision: () => number): ContentState {
  return { ...content, version: () => `${content.version()} ${revision()}`, pages: () => new Map() };
}
