import type { RequestListener } from 'node:http';
import { listenForEditors } from '../content/desk/control.ts';
import { createCompiler } from '../content/publish/compiler.ts';
import type { PublishOutcome } from '../content/publish/publish-content.ts';
import { apiRoot, callAddress, endpoints } from '../contract/endpoints.ts';
import type { ServerEnv } from '../env/env.ts';
import { log } from '../http/log.ts';
import { makePicturesOf } from '../pictures/make-pictures-of.ts';
import { createPictureMaker } from '../pictures/picture-maker.ts';
import { progressLog } from '../pictures/progress-log.ts';
import { isInMemory } from '../store/in-memory.ts';
import type { Store } from '../store/open-store.ts';
import { folderTrouble } from '../store/writable-folder.ts';
import { createRequestGate, isProbe } from './connection/request-gate.ts';
import { createServer } from './create-server.ts';
import { createReadApi, remoteTrouble, withFallback } from './data/api-connection.ts';
import type { ContentSnapshot, ContentState } from './data/content-state.ts';
import { createContentState } from './data/content-version.ts';
import { watchData } from './data/data-watch.ts';
import { failFast } from './data/fail-fast.ts';
import { remoteApi } from './data/fetch-api.ts';
import { withFrameMemory } from './data/frame-memory.ts';
import { keepSchedule } from './data/keep-schedule.ts';
import { type LocalApiOptions, openLocalApi } from './data/local-api.ts';
import { createCounters } from './operations/counters.ts';
import type { Metrics } from './operations/metrics.ts';
import { createPageRenderer, type Site } from './pages/pages.ts';
import { createPreviews } from './pages/previews.ts';
import { refreshPages } from './pages/refresh-pages.ts';
import { limitRenders } from './pages/render-limit.ts';
import { createMedia } from './pictures/media.ts';
import { countPictures, makePicturesAhead, removeReplacedPictures } from './pictures/picture-jobs.ts';
import { type MoreSources, transportHeaders } from './responses/security-headers.ts';

/** How pages are made: from a build, or in development from the source. */
export interface SiteSource {
  load: () => Promise<Site>;
  /** Folders with the build's files: this build's first, then the previous one's for tabs that are still open. */
  assetFolders: string[];
  /** What pages depend on besides the content: answers of another revision are made anew. */
  revision?: () => number;
  /** What pages may load besides their own origin's, as in the security policy. */
  moreSources?: MoreSources;
  /** The compiler stays in memory: content is published on every save. */
  keepsCompiler?: boolean;
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

/** A publication is to be everywhere within two seconds. */
const askRemoteMs = 1_000;

/** Everything that answers requests, put together: the same for `start`, `dev` and tests. Listening is the caller's. */
export async function compose(env: ServerEnv, site: SiteSource): Promise<Composition> {
  const counters = createCounters();
  const maker = countPictures(createPictureMaker(env.mediaDir), counters);
  const mediaTrouble = folderTrouble('MEDIA_DIR', env.mediaDir);
  if (mediaTrouble)
    log('warn', 'pictures are made for each who asks, and kept in memory only', { reason: mediaTrouble });
  // Nobody would find what was made ahead.
  const isAhead = env.pictures === 'ahead' && !mediaTrouble;
  const local = env.apiBaseUrl === undefined ? await openLocalApi(env, localOptions()) : null;
  const askApi = local?.fetchApi ?? remoteApi(env.apiBaseUrl ?? '');
  // A missed notification, or an API in another process, is caught up with here, too.
  const data = watchData({
    look: () => (local ? local.trouble() : remoteTrouble(askApi)),
    refresh: () => versions.refresh(),
    // A database tells of a publication by itself; another node's API has to be asked.
    everyMs: local ? undefined : askRemoteMs,
  });
  const fetchApi = failFast(askApi, data);
  const readApi = createReadApi(fetchApi, data.isAway);
  const versions = createContentState(readApi);
  const { revision } = site;
  const readForPages = withFrameMemory(withFallback(readApi, env.fallbackFile), versions.version);
  const content = contentOf();
  const media = createMedia({ content, readOriginal, maker });
  removeReplacedPictures(content, media);
  if (isAhead) makePicturesAhead(content, maker, media);
  await data.start();
  await local?.onPublished(() => void versions.refresh());

  versions.onChange(() => {
    counters.publications += 1;
  });
  let draining = false;
  let metrics: Metrics | undefined;
  const server = createServer({
    content,
    pages: limitRenders(createPageRenderer(site.load, env.settings, site.moreSources), counters),
    isDevelopment: revision !== undefined,
    media,
    origin: env.settings.origin,
    assetFolders: site.assetFolders,
    pageCacheBytes: env.pageCacheBytes,
    isStopping: () => draining,
    counters,
    previews:
      local && env.previewSecret
        ? createPreviews({
            secret: env.previewSecret,
            source: local.previews,
            // Nobody's visit is counted.
            render: (fetchOne) => {
              const settings = { ...env.settings, counters: {} };
              const preview = { readApi: createReadApi(fetchOne) };
              const renderer = createPageRenderer(site.load, settings, site.moreSources);
              return (address) => renderer.render(address, preview);
            },
            origin: env.settings.origin,
          })
        : undefined,
    gate: createRequestGate({
      trustProxy: env.trustProxy,
      rateLimit: env.rateLimit,
      headers: transportHeaders(env.settings.origin),
      counters,
      onResponse:
        env.metrics && ((path, status, seconds) => metrics?.request(routeName(path, content), status, seconds)),
    }),
  });
  let metricsServer: { close(): void } | undefined;
  if (env.metrics) {
    // Thirty megabytes that only who asks for figures has to have.
    const { createMetrics, listenForMetrics } = await import('./operations/metrics.ts');
    metrics = createMetrics({
      counters,
      cacheBytes: () => server.cache.bytes,
      isDataUp: () => !data.isAway(),
      isReady: () => server.notReady() === null,
      contentVersion: versions.version,
    });
    metricsServer = listenForMetrics(env.metrics, metrics);
  }

  const refreshPage = async (path: string) => {
    await data.untilThere();
    return server.refreshPage(path);
  };
  // In development pages are made anew with every change of the source: preparing them would be in vain.
  const stopRefreshing =
    revision || env.pages === 'on-demand'
      ? undefined
      : refreshPages({
          content,
          refresh: refreshPage,
          hasRoomFor: (path) => server.cache.hasRoomFor(path),
          requests: () => counters.cacheHits + counters.cacheMisses,
        });

  const schedule = local && keepSchedule(local.schedule);
  const control =
    local?.kind === 'embedded' && !isInMemory(env.store.dataDir)
      ? await listenForEditors(env.store.dataDir, local.desk)
      : undefined;

  return {
    listener: server.listener,
    database: local?.kind ?? 'none',
    republish: async () => (local ? local.republish() : nothingPublished),
    drain: () => {
      draining = true;
    },
    close: async () => {
      data.stop();
      metricsServer?.close();
      stopRefreshing?.();
      schedule?.stop();
      control?.close();
      maker.end();
      await local?.close();
    },
  };

  /** The snapshots of the old data layer, whose parts know no version of their own. */
  function contentOf(): ContentState {
    let snapshot: ContentSnapshot | null = null;
    let madeFor = '';
    return {
      current() {
        if (!versions.isReady()) return null;
        const version = revision ? `${versions.version()} ${revision()}` : versions.version();
        if (!snapshot || madeFor !== version) {
          const pages = revision ? new Map() : versions.pages();
          snapshot = { version, fetchApi, readApi: readForPages, redirects: versions.redirects(), pages };
          madeFor = version;
        }
        return snapshot;
      },
      notReady: () => data.trouble() ?? (versions.isReady() ? null : 'the content has not been read yet'),
      onChange(listener) {
        versions.onChange(listener);
        return () => {};
      },
    };
  }

  async function readOriginal(hash: string): Promise<{ bytes: Uint8Array } | null> {
    const response = await fetchApi(callAddress(endpoints.original, { hash }));
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`the API responded with ${response.status} to a picture`);
    return { bytes: new Uint8Array(await response.arrayBuffer()) };
  }

  function localOptions() {
    const beforeVisible: LocalApiOptions['beforeVisible'] = (publication, onProgress) => {
      const tell = progressLog();
      return makePicturesOf(publication, maker, (made, of) => {
        tell(made, of);
        onProgress(made, of);
      });
    };
    return { compiler: createCompiler({ stays: site.keepsCompiler }), ...(isAhead && { beforeVisible }) };
  }
}

/** In the figures pages are told apart by kind: by address there would be no end of them. */
function routeName(path: string, content: Pick<ContentState, 'current'>): string {
  const folder = path.slice(1, path.indexOf('/', 1));
  if (path.startsWith(`${apiRoot}/`)) return 'api';
  if (isProbe(path)) return 'probe';
  if (['media', 'share', 'assets'].includes(folder)) return folder;
  return content.current()?.pages.get(path) ?? 'other';
}

const nothingPublished: PublishOutcome = { status: 'unchanged', faults: [], version: null };
