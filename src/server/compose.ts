import type { RequestListener } from 'node:http';
import type { PublishOutcome } from '../content/publishing/publishing.ts';
import { publishingInChild } from '../content/publishing/publishing-in-child.ts';
import { apiRoot } from '../contract/endpoints.ts';
import type { ServerEnv } from '../env/env.ts';
import { log } from '../http/log.ts';
import { createPictureMaker } from '../pictures/picture-maker.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { folderError } from '../store/writable-folder.ts';
import { createRequestGate, isProbe } from './connection/request-gate.ts';
import { createServer } from './create-server.ts';
import type { ContentState } from './data/content-state.ts';
import { remoteApi } from './data/fetch-api.ts';
import { type LocalContent, openLocalContent } from './data/local-content.ts';
import { openRemoteContent, type RemoteContent } from './data/remote-content.ts';
import { createCounters } from './operations/counters.ts';
import type { Metrics } from './operations/metrics.ts';
import { createWarnings, originWarning, type Warn, watchDisks } from './operations/warnings.ts';
import { createPageRenderer, type Site } from './pages/pages.ts';
import { createPreviews } from './pages/previews.ts';
import { refreshPages } from './pages/refresh-pages.ts';
import { limitRenders } from './pages/render-limit.ts';
import { createMedia } from './pictures/media.ts';
import { makePicturesAhead, removeReplacedPictures } from './pictures/picture-jobs.ts';
import { type MoreSources, transportHeaders } from './responses/security-headers.ts';

/** How pages are made: from a build, or in development from the source. */
export interface SiteSource {
  load: () => Promise<Site>;
  /** Folders with the build's files: this build's first, then the previous one's for tabs that are still open. */
  assetFolders: string[];
  /** Pages depend on code that changes, and content is published on every save. */
  isDevelopment?: boolean;
  /** What pages may load besides their own origin's, as in the security policy. */
  moreSources?: MoreSources;
}

export interface Composition {
  listener: RequestListener;
  database: Store['kind'] | 'none';
  /** Resolves when there is content to serve; rejects when there will be none without an editor. */
  ready: Promise<void>;
  /** Publishes the content folder again if it has changed (SQLite only). */
  republish(): Promise<PublishOutcome>;
  /** From now on `/readyz` says no, so that a load balancer sends requests elsewhere. */
  drain(): void;
  close(): Promise<void>;
}

/**
 * Everything that answers requests, put together: the same for `start`, `dev` and tests. Listening is the caller's, and may
 * begin before there is content.
 */
export async function compose(env: ServerEnv, site: SiteSource): Promise<Composition> {
  const { isDevelopment = false } = site;
  const counters = createCounters();
  const maker = createPictureMaker(env.mediaDir);
  const mediaTrouble = folderError('MEDIA_DIR', env.mediaDir)?.message;
  if (mediaTrouble)
    log('warn', 'pictures are made for each request, and kept in memory only', { reason: mediaTrouble });
  // What was made ahead could not be kept.
  const pictures = mediaTrouble ? 'on-demand' : env.pictures;
  const warnings = createWarnings();
  // Whoever edits the site has sample data and no public address.
  const warn: Warn = isDevelopment ? () => {} : warnings.warn;
  warn('origin', originWarning(env.settings.origin));
  const { content, database, local, close } = await openContent({ ...env, pictures }, isDevelopment, warn);
  const stopWatching = watchDisks(
    { MEDIA_DIR: env.mediaDir, ...(database === 'sqlite' && { DATA_DIR: env.store.dataDir }) },
    warn,
  );
  const media = createMedia({ content, readOriginal: content.picture, maker, counters });
  removeReplacedPictures(content, media);
  if (pictures === 'ahead') makePicturesAhead(content, maker, media, counters);
  content.onChange(() => {
    counters.publications += 1;
  });

  let draining = false;
  let metrics: Metrics | undefined;
  const server = createServer({
    content,
    pages: limitRenders(createPageRenderer(site.load, env.settings, site.moreSources), counters),
    isDevelopment,
    media,
    origin: env.settings.origin,
    assetFolders: site.assetFolders,
    pageCacheBytes: env.pageCacheBytes,
    isStopping: () => draining,
    counters,
    previews: local && previewsOf(local, env, site),
    warnings: warnings.current,
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
    // Loaded only where figures are asked for: it takes 30 MB.
    const { createMetrics, listenForMetrics } = await import('./operations/metrics.ts');
    metrics = createMetrics({
      counters,
      cacheBytes: () => server.cache.bytes,
      isDataUp: () => content.away() === null,
      isReady: () => server.notReady() === null,
      contentVersion: () => content.current()?.version ?? '',
      warnings: warnings.current,
    });
    metricsServer = listenForMetrics(env.metrics, metrics);
  }
  const stopRefreshing =
    isDevelopment || env.pages === 'on-demand'
      ? undefined
      : refreshPages({
          content,
          refresh: server.refreshPage,
          hasRoomFor: (path) => server.cache.hasRoomFor(path),
          requests: () => counters.cacheHits + counters.cacheMisses,
        });

  return {
    listener: server.listener,
    database,
    ready: content.ready,
    republish: async () => local?.republish() ?? { status: 'unchanged', faults: [], version: null },
    drain: () => {
      draining = true;
    },
    close: async () => {
      metricsServer?.close();
      stopWatching();
      stopRefreshing?.();
      maker.end();
      await close();
    },
  };
}

interface OpenedContent {
  content: LocalContent | RemoteContent;
  local?: LocalContent;
  database: Composition['database'];
  close(): Promise<void>;
}

/** The node's own store, or the API of another node. */
async function openContent(env: ServerEnv, isDevelopment: boolean, warn: Warn): Promise<OpenedContent> {
  if (env.apiBaseUrl !== undefined) {
    const content = openRemoteContent(remoteApi(env.apiBaseUrl), warn);
    return { content, database: 'none', close: async () => content.stop() };
  }
  const store = await openStore(env.store);
  // In development the child stays: the next compilation takes it a fifth of the time.
  const publishing = publishingInChild(env, {
    lowPriority: !isDevelopment,
    keepAliveMs: isDevelopment ? Number.POSITIVE_INFINITY : 0,
  });
  const local = openLocalContent({ store, publishing, contentDir: env.contentDir, warn });
  const close = async () => {
    const closed = local.close();
    publishing.end();
    await closed;
  };
  return { content: local, local, database: store.kind, close };
}

function previewsOf(local: LocalContent, env: ServerEnv, { load, moreSources }: SiteSource) {
  if (!env.previewSecret) return undefined;
  const { origin } = env.settings;
  // Visits to a preview are not counted.
  const { render } = createPageRenderer(load, { ...env.settings, counters: {} }, moreSources);
  return createPreviews({ secret: env.previewSecret, snapshot: local.preview, render, origin });
}

/** In the figures pages are told apart by kind: there is no end of addresses. */
function routeName(path: string, content: Pick<ContentState, 'current'>): string {
  const folder = path.slice(1, path.indexOf('/', 1));
  if (path.startsWith(`${apiRoot}/`)) return 'api';
  if (isProbe(path)) return 'probe';
  if (['media', 'share', 'assets'].includes(folder)) return folder;
  return content.current()?.pages.get(path) ?? 'other';
}
