import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Address, Redirect } from '../../src/contract/site-node.ts';
import { lastResortPage } from '../../src/server/pages/built-in-pages.ts';
import { addressesOf, picturesIn } from './addresses.ts';
import { type ExportedFile, nginxConfig } from './nginx-config.ts';

export interface ExportOptions {
  /** Emptied first. */
  folder: string;
  /** The node that is read. */
  site: string;
  /** The build that it serves. */
  dist: string;
  /** Where nginx finds a node later on, and listens itself. */
  node: string;
  listen: string;
}

const atOnce = 8;
/** The last two degrees cost ten times the time for two per cent. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Writes a whole site to disk, as a node answers it, with the configuration of an nginx that serves it. */
export async function writeExport(options: ExportOptions): Promise<{ files: number; pictures: number }> {
  const { folder, site, dist } = options;
  rmSync(folder, { recursive: true, force: true });
  const slot = pLimit(atOnce);
  const texts: string[] = [];
  let files = 0;

  const read = async (path: string) => {
    const response = await fetch(site + encodeURI(path), { redirect: 'manual' });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return { body: Buffer.from(await response.arrayBuffer()), headers: Object.fromEntries(response.headers) };
  };
  const readJson = async <T>(path: string) => JSON.parse((await read(path)).body.toString()) as T;
  const save = async (file: string, body: Buffer, encoded = true) => {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, body);
    files += 1;
    if (!encoded) return;
    writeFileSync(`${target}.br`, await promisify(brotliCompress)(body, { params: quality }));
    writeFileSync(`${target}.gz`, await promisify(gzip)(body, { level: 9 }));
  };
  const take = (paths: string[], fileOf: (path: string) => string): Promise<ExportedFile[]> =>
    Promise.all(
      paths.map((path) =>
        slot(async () => {
          const { body, headers } = await read(path);
          const file = fileOf(path);
          await save(file, body);
          texts.push(body.toString());
          return { path, file, headers };
        }),
      ),
    );

  const addresses = addressesOf(await readJson<Address[]>(endpoints.addresses));
  const pages = await take(addresses.pages, (path) => (path === '/' ? 'home.html' : `pages${path}.html`));
  const feeds = await take([...addresses.feeds, ...publicFiles(dist)], (path) => `files${path}`);
  const parts = await take(sitemapsIn(texts), (path) => `files${path}`);
  const api = await take(addresses.api, (path) => `answers${path}.json`);

  for (const build of [join(dist, 'previous'), join(dist, 'client')]) {
    if (existsSync(join(build, 'assets'))) cpSync(join(build, 'assets'), join(folder, 'assets'), { recursive: true });
  }
  const pictures = [...new Set(texts.flatMap(picturesIn))];
  await Promise.all(pictures.map((path) => slot(async () => save(path, (await read(path)).body, false))));

  const { body, headers } = lastResortPage();
  await save('errors/unavailable.html', body);
  const asset = (ending: string) =>
    `/assets/${readdirSync(join(dist, 'client/assets')).find((name) => name.endsWith(ending))}`;
  const config = nginxConfig({
    root: resolve(folder),
    node: options.node,
    listen: options.listen,
    pages,
    feeds: [...feeds, ...parts],
    api,
    immutable: {
      script: (await read(asset('.js'))).headers,
      style: (await read(asset('.css'))).headers,
      picture: (await read(pictures[0] ?? asset('.woff2'))).headers,
    },
    redirects: await readJson<Redirect[]>(endpoints.redirects),
    unavailable: {
      path: '',
      file: 'errors/unavailable.html',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    },
  });
  writeFileSync(join(folder, 'nginx.conf'), config);
  return { files, pictures: pictures.length };
}

/** Icons and the like, which have fixed names. */
function publicFiles(dist: string): string[] {
  const folder = join(dist, 'client');
  return readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isFile() && !/\.(br|gz)$/.test(name))
    .map((name) => `/${name}`);
}

const sitemapsIn = (texts: string[]) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(/\/sitemaps\/\d+\.xml/g)].map(([path]) => path))),
];
