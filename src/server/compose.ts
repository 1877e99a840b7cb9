import type { RequestListener } from 'node:http';
import { listenForEditors } from '../content/desk/control.ts';
import { createCompiler } from '../content/publish/compiler.ts';
import type { PublishOutcome } from '../content/publish/publish-content.ts';
import { apiRoot, endpoints } from '../contract/endpoints.ts';
import type { ServerEnv } from '../env/env.ts';
import { log } from '../http/log.ts';
import { makePicturesOf } from '../pictures/make-pictures-of.ts';
import { createPictureMaker } from '../pictures/picture-maker.ts';
import { progressLog } from '../pictures/progress-log.ts';
import { isInMemory } from '../store/in-memory.ts';
import type { Store } from '../store/open-store.ts';
import { folderTrouble } from '../store/writable-folder.ts';
import { type MoreSources, transportHeaders } from './answers/security-headers.ts';
import { createFrontDoor, isProbe } from './connection/front-door.ts';
import { createServer } from './create-server.ts';
import { createReadApi, remoteTrouble, required, withFallback } from './data/api-connection.ts';
import { type ContentState, createContentState } from './data/content-version.ts';
import { watchData } from './data/data-watch.ts';
import { failFast } from './data/fail-fast.ts';
import { remoteApi } from './data/fetch-api.ts';
import { withFrameMemory } from './data/frame-memory.ts';
import { keepSchedule } from './data/keep-schedule.ts';
import { type LocalApiOptions, openLocalApi } from './data/local-api.ts';
import type { Metrics } from './operations/metrics.ts';
import { createTally } from './operations/tally.ts';
import { ofOneVersion } from './pages/one-version.ts';
import { createPageRenderer, type Site } from './pages/pages.ts';
import { createPreviews } from './pages/previews.ts';
import { withRenderLimit } from './pages/render-limit.ts';
import { keepWarm } from './pages/warm-up.ts';
import { countPictures } from './pictures/count-pictures.ts';
import { createMedia } from './pictures/media.ts';
import { makePicturesAhead } from './pictures/pictures-ahead.ts';
import { removeReplacedPictures } from './pictures/remove-replaced-pictures.ts';

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
  const tally = createTally();
  const maker = countPictures(createPictureMaker(env.mediaDir), tally);
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
    refresh: () => content.refresh(),
    // A database tells of a publication by itself; another node's API has to be asked.
    everyMs: local ? undefined : askRemoteMs,
  });
  const fetchApi = failFast(askApi, data);
  const media = createMedia(fetchApi, maker);
  const readApi = createReadApi(fetchApi, data.isAway);
  const content = createContentState(readApi);
  const originals = () => required(readApi(endpoints.media));
  removeReplacedPictures(content, media, originals);
  if (isAhead) makePicturesAhead(content, maker, media, originals);
  await data.start();
  await local?.onPublished(() => void content.refresh());

  content.onChange(() => {
    tally.publications += 1;
  });
  let draining = false;
  let metrics: Metrics | undefined;
  const { revision } = site;
  const readForPages = withFrameMemory(withFallback(readApi, env.fallbackFile), content.version);
  const pages = createPageRenderer(site.load, readForPages, env.settings, site.moreSources);
  const server = createServer({
    content: revision ? inDevelopment(content, revision) : content,
    pages: ofOneVersion({ render: withRenderLimit(pages.render, tally) }, content, readApi),
    keepsPages: !revision,
    fetchApi,
    readApi,
    media,
    origin: env.settings.origin,
    assetFolders: site.assetFolders,
    pageCacheBytes: env.pageCacheBytes,
    isStopping: () => draining,
    trouble: data.trouble,
    tally,
    previews:
      local && env.previewSecret
        ? createPreviews({
            secret: env.previewSecret,
            source: local.previews,
            // Nobody's visit is counted.
            render: (fetchOne) =>
              createPageRenderer(
                site.load,
                createReadApi(fetchOne),
                { ...env.settings, counters: {} },
                site.moreSources,
              ).render,
            origin: env.settings.origin,
          })
        : undefined,
    door: createFrontDoor({
      trustProxy: env.trustProxy,
      rateLimit: env.rateLimit,
      headers: transportHeaders(env.settings.origin),
      tally,
      onAnswer: env.metrics && ((path, status, seconds) => metrics?.request(routeName(path, content), status, seconds)),
    }),
  });
  let metricsServer: { close(): void } | undefined;
  if (env.metrics) {
    // Thirty megabytes that only who asks for figures has to have.
    const { createMetrics, listenForMetrics } = await import('./operations/metrics.ts');
    metrics = createMetrics({
      tally,
      cacheBytes: server.cacheBytes,
      isDataUp: () => !data.isAway(),
      isReady: () => server.notReady() === null,
      contentVersion: content.version,
    });
    metricsServer = listenForMetrics(env.metrics, metrics);
  }

  const refreshPage = async (path: string) => {
    await data.untilThere();
    return server.refreshPage(path);
  };
  // In development pages are made anew with every change of the source: preparing them would be in vain.
  const warmUp =
    revision || env.pages === 'on-demand'
      ? undefined
      : keepWarm({
          content,
          refresh: refreshPage,
          hasRoomFor: server.hasRoomFor,
          requests: () => tally.cacheHits + tally.cacheMisses,
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
      warmUp?.stop();
      schedule?.stop();
      control?.close();
      maker.end();
      await local?.close();
    },
  };

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
function routeName(path: string, content: Pick<ContentState, 'pages'>): string {
  const folder = path.slice(1, path.indexOf('/', 1));
  if (path.startsWith(`${apiRoot}/`)) return 'api';
  if (isProbe(path)) return 'probe';
  if (['media', 'share', 'assets'].includes(folder)) return folder;
  return content.pages().get(path) ?? 'other';
}

/** Source that changed makes every page anew, and pages that only developers have are not known to the content. */
function inDevelopment(content: ContentState, revision: () => number): ContentState {
  return { ...content, version: () => `${content.version()} ${revision()}`, pages: () => new Map() };
}

const nothingPublished: PublishOutcome = { status: 'unchanged', faults: [], version: null };
