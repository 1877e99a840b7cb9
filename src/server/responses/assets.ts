import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { cachePolicy } from '../../http/caching.ts';
import { type ReadyResponse, readyResponse } from './ready-response.ts';

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
    for (const name of globSync('**/*', { cwd: folder, exclude: ['**/*.br', '**/*.gz'] })) {
      const file = join(folder, name);
      if (statSync(file).isFile()) files.set(`/${name}`, readyFile(file, `/${name}`));
    }
  }
  return files;
}

function readyFile(file: string, path: string): ReadyResponse {
  const body = readFileSync(file);
  const type = getMimeType(path) ?? 'application/octet-stream';
  const policy = path.startsWith(hashedFiles) ? cachePolicy.immutable : cachePolicy.content;
  return readyResponse(
    { status: 200, headers: { 'Content-Type': type, 'Cache-Control': policy }, body },
    { br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`), identity: body },
  );
}

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
