import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { cachePolicy } from '../../http/cache-policy.ts';
import { type ReadyResponse, readyResponse } from './ready-response.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json; charset=utf-8',
};

/** Files below this path are named by a hash of what they contain. */
export const hashedFiles = '/assets/';

/**
 * The build's files as ready responses, by path, each from the first folder that has it. They are read once, when the
 * server starts: a build is two megabytes, does not change while a process runs, and a path that names no file
 * costs a look into a map.
 */
export function loadStaticFiles(folders: readonly string[]): ReadonlyMap<string, ReadyResponse> {
  const files = new Map<string, ReadyResponse>();
  for (const folder of folders.toReversed()) {
    for (const name of globSync('**/*', { cwd: folder })) {
      const file = join(folder, name);
      const type = types[extname(name)];
      if (type && statSync(file).isFile()) files.set(`/${name}`, readyFile(file, `/${name}`, type));
    }
  }
  return files;
}

function readyFile(file: string, path: string, type: string): ReadyResponse {
  const body = readFileSync(file);
  const policy = path.startsWith(hashedFiles) ? cachePolicy.immutable : cachePolicy.content;
  return readyResponse(
    { status: 200, headers: { 'Content-Type': type, 'Cache-Control': policy }, body },
    { br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`), identity: body },
  );
}

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
