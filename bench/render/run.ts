import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type ReactDOMServer from 'react-dom/server';
import { ensureBuilt } from '../../scripts/build-site.ts';
import { readEnv } from '../../src/env/env.ts';
import { setLogLevel } from '../../src/http/log.ts';
import { prepare } from '../../src/server/answers/ready-response.ts';
import { createReadApi } from '../../src/server/data/api-connection.ts';
import { createContentState } from '../../src/server/data/content-version.ts';
import { withFrameMemory } from '../../src/server/data/frame-memory.ts';
import { openLocalApi } from '../../src/server/data/local-api.ts';
import { createPageRenderer, type Site } from '../../src/server/pages/pages.ts';
import { printTable } from '../table.ts';
import { percentile } from '../timing.ts';

const rounds = 5;

interface Cost {
  first: number;
  whole: number;
  react: number;
  compression: number;
}

/**
 * What an uncached page costs, in processor time: the whole render from address to HTML with its reads of the API,
 * against React's part of it alone, which is the bare render of the same tree. Every page of the content, by kind.
 */
export async function render(): Promise<void> {
  process.env.NODE_ENV = 'production';
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-bench-'));
  const env = readEnv({ ...process.env, DATA_DIR: join(folder, 'store') });
  setLogLevel('error');
  const api = await openLocalApi(env);
  // Only now: before the line above it would be React's development build, which takes twice the time.
  const react = timeReact((await import('react-dom/server')).default);
  const entry = (await import(pathToFileURL(resolve('dist/server/server-entry.js')).href)) as { default: Site };
  const readApi = createReadApi(api.fetchApi);
  const content = createContentState(readApi);
  await content.refresh();
  const pages = createPageRenderer(async () => entry.default, withFrameMemory(readApi, content.version), env.settings);

  const costs = new Map<string, Cost[]>();
  for (const [path, kind] of content.pages()) {
    const cost = await costOf(path, pages.render, react);
    costs.set(kind, [...(costs.get(kind) ?? []), cost]);
  }
  const rows = [...costs].map(([kind, list]) => {
    const median = (pick: (cost: Cost) => number) => percentile(list.map(pick), 0.5);
    return [
      kind,
      String(list.length),
      median(({ first }) => first).toFixed(1),
      median(({ whole }) => whole).toFixed(1),
      median(({ react: part }) => part).toFixed(1),
      `${median(({ whole, react: part }) => whole / part).toFixed(2)} ×`,
      median(({ compression }) => compression).toFixed(1),
    ];
  });
  console.log('milliseconds of processor time per page, medians; the first render of each path by itself');
  printTable(['kind', 'pages', 'first', 'again', 'React', 'ratio', 'compression'], rows);
  await api.close();
  rmSync(folder, { recursive: true, force: true });
}

async function costOf(
  path: string,
  make: (path: string) => ReturnType<ReturnType<typeof createPageRenderer>['render']>,
  react: { ms: number },
): Promise<Cost> {
  const times: { whole: number; react: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    react.ms = 0;
    const whole = await cpuOf(() => make(path));
    times.push({ whole, react: react.ms });
  }
  const made = await make(path);
  const best = times.slice(1).reduce((a, b) => (b.whole < a.whole ? b : a));
  return { first: times[0]?.whole ?? 0, ...best, compression: await cpuOf(() => prepare(made)) };
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Adds up the processor time of React's own render, which the site calls through this object. */
function timeReact(server: typeof ReactDOMServer): { ms: number } {
  const spent = { ms: 0 };
  const original = server.renderToString;
  server.renderToString = (...args) => {
    const before = process.cpuUsage();
    const html = original(...args);
    const { user, system } = process.cpuUsage(before);
    spent.ms += (user + system) / 1_000;
    return html;
  };
  return spent;
}
