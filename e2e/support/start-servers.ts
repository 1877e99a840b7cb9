import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { brandCatalogue, copyPublishedStore, fixtureCatalogue, fixtureMedia } from '../../scripts/test-stores.ts';
import { counterIds } from './recorders.ts';
import { previousAsset } from './routes.ts';

type Another = 'counters' | 'consent' | 'catalogue';

/**
 * Starts the built site once for all tests: plain, with counters, and with counters that need consent. The
 * second and third read the first one's API, so there is one store, in a folder of its own. A fourth has the brand's
 * own catalogue.
 */
export default (): Promise<() => Promise<void>> => startServers(['counters', 'consent', 'catalogue']);

/** The plain one, and those others that somebody asks. */
export async function startServers(others: readonly Another[]): Promise<() => Promise<void>> {
  if (!existsSync('dist/server')) throw new Error('there is no dist/: build the site first (npm run build)');
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-e2e-'));
  const dist = prepareDist(folder);
  const running: SiteProcess[] = [];
  const stop = async () => {
    await Promise.all(running.map((site) => site.stop()));
    rmSync(folder, { recursive: true, force: true });
  };

  const start = async (env: Record<string, string>, own = folder) => {
    // Of the hundreds of pages that each would prepare, most are never asked for here.
    const shared = { CONTENT_DIR: fixtureCatalogue, MEDIA_DIR: fixtureMedia, PAGES: 'on-demand' };
    const site = await startSite({ folder: own, dist, env: { ...shared, ...env } });
    running.push(site);
    return site.origin;
  };

  try {
    const startCatalogue = async () => {
      await copyPublishedStore(brandCatalogue, join(folder, 'catalogue/store'));
      const env = { CONTENT_DIR: brandCatalogue, MEDIA_DIR: '.data/test-media/content' };
      return start(env, join(folder, 'catalogue'));
    };
    await copyPublishedStore(fixtureCatalogue, join(folder, 'store'));
    const asked = <T>(name: Another, work: () => Promise<T>) => (others.includes(name) ? work() : undefined);
    const [plain, catalogue] = await Promise.all([start({}), asked('catalogue', startCatalogue)]);
    const remote = { ...counterIds, API_BASE_URL: plain };
    // Asking first is the default: the third says nothing about it.
    const [counters, consent] = await Promise.all([
      asked('counters', () => start({ ...remote, CONSENT: 'notice' })),
      asked('consent', () => start(remote)),
    ]);
    const origins = { E2E_CATALOGUE_ORIGIN: catalogue, E2E_COUNTERS_ORIGIN: counters, E2E_CONSENT_ORIGIN: consent };
    Object.assign(process.env, { E2E_ORIGIN: plain, ...origins });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** The build, with a file that only the build before it had. */
function prepareDist(folder: string): string {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'previous/assets'), { recursive: true });
  for (const part of ['client', 'server']) symlinkSync(resolve('dist', part), join(dist, part));
  writeFileSync(join(dist, 'previous', previousAsset.path), previousAsset.code);
  return dist;
}
