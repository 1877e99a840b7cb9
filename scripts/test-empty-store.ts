import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    emptyStore: string;
  }
}

/**
 * Vitest's global set-up: an embedded database as it is before the first migration, packed, for tests to unpack. It is
 * set up once for each version of PGlite.
 */
export default async function setup(project: TestProject) {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8')) as { version: string };
  const packed = join(import.meta.dirname, `../.data/test-stores/empty-${version}.tar`);
  if (!existsSync(packed)) {
    const pglite = await PGlite.create('memory://');
    const bytes = await (await pglite.dumpDataDir('none')).arrayBuffer();
    await pglite.close();
    mkdirSync(dirname(packed), { recursive: true });
    // Whole or not at all: another run may be looking.
    const unfinished = `${packed}.${process.pid}`;
    writeFileSync(unfinished, new Uint8Array(bytes));
    renameSync(unfinished, packed);
  }
  project.provide('emptyStore', packed);
}
