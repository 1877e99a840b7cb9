import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** All that decides what becomes of content files: our own code, what the sharing pictures show, the libraries. */
export const compiler = [
  'src/content',
  'src/contract',
  'src/http',
  'src/nutrition',
  'src/store',
  'src/text',
  'src/site/frame/logo.svg',
  'package-lock.json',
];

/** Of the content files and of the compiler: the same fingerprint gives the same publication. */
export async function fingerprintOf(contentDir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, file] of [...(await compilerFiles()), ...(await filesBelow('content', resolve(contentDir)))]) {
    // Reading without waiting takes a sixth of the time, and no process that answers requests does this.
    const bytes = readFileSync(file);
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

async function compilerFiles(): Promise<[name: string, file: string][]> {
  const files = await Promise.all(compiler.map((path) => filesBelow(path, join(root, path))));
  return files.flat().filter(([name]) => !/\.test\.tsx?$/.test(name));
}

/** Sorted by name, so that the order of the file system does not matter. A path that is a file is that file. */
async function filesBelow(name: string, path: string): Promise<[name: string, file: string][]> {
  const found = await readdir(path, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (!found) return [[name, path]];
  return (
    found
      .filter((item) => item.isFile())
      .map((item): [string, string] => {
        const file = join(item.parentPath, item.name);
        return [name + file.slice(path.length).replaceAll('\\', '/'), file];
      })
      // Nor does the compiler look at these.
      .filter(([one]) => !one.includes('/.'))
      .sort(([a], [b]) => (a < b ? -1 : 1))
  );
}
