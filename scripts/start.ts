import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { log } from '../src/http/log.ts';
import { readArguments } from './arguments.ts';
import { ensureBuilt } from './build-site.ts';

process.env.NODE_ENV ??= 'production';
if (existsSync('.env')) process.loadEnvFile('.env');
const usage = `npm start -- [folder]

Builds the site if something changed, prepares the store and serves on PORT (3000). With a folder it serves the build in
it. Settings are environment variables or .env: see .env.example.`;
const [folder] = readArguments(usage, {}, 1).positionals;
try {
  if (!folder) ensureBuilt();
  else if (!existsSync(join(folder, 'server/server-entry.js')))
    throw new Error(`there is no build in ${resolve(folder)}: run npm run build, or leave the folder out`);
  const { main } = await import('../src/server/main.ts');
  await main(resolve(folder ?? 'dist'));
} catch (error) {
  // A wrong variable or a locked store explains itself; a stack would bury the sentence.
  const reason = error instanceof Error ? error.message : String(error);
  if (process.stderr.isTTY) console.error(reason);
  else log('error', reason);
  process.exit(1);
}
