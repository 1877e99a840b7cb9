import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSite, isBuilt } from './build-site.ts';

/** `npm start`: builds if something changed, prepares the store, serves. With a folder it serves the build in it. */
process.env.NODE_ENV ??= 'production';
if (existsSync('.env')) process.loadEnvFile('.env');
const given = process.argv[2];

try {
  if (!given && !isBuilt()) await buildSite();
  const { main } = await import('../src/server/main.ts');
  await main(resolve(given ?? 'dist'));
} catch (error) {
  // A wrong variable or a locked store explains itself; a stack would bury the sentence.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
