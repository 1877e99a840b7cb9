import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

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

export interface StaticFile {
  type: string;
  bytes: Buffer;
  encoding: 'identity' | 'gzip' | 'br';
}

/** Reads a file below one of the folders, the first that has it, in the best encoding the build prepared. */
export function createStaticFiles(folders: string[]) {
  return async (pathname: string, accepts: (encoding: 'gzip' | 'br') => boolean): Promise<StaticFile | null> => {
    const relative = safeRelative(pathname);
    const type = relative ? types[extname(relative)] : undefined;
    if (!relative || !type) return null;
    for (const folder of folders) {
      const file = join(folder, relative);
      if (!isFile(file)) continue;
      for (const encoding of ['br', 'gzip'] as const) {
        const compressed = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
        if (accepts(encoding) && isFile(compressed)) return { type, encoding, bytes: await readFile(compressed) };
      }
      return { type, encoding: 'identity', bytes: await readFile(file) };
    }
    return null;
  };
}

/** A path that would leave the folder, or that cannot be decoded, names no file. */
function safeRelative(pathname: string): string | null {
  try {
    const path = normalize(decodeURIComponent(pathname));
    return path.includes('\0') || path.startsWith('..') ? null : path;
  } catch {
    return null;
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
