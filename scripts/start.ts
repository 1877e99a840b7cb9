import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { becomeServer } from './become-server.ts';
import { buildSite, isBuilt } from './build-site.ts';

process.env.NODE_ENV ??= 'production';
if (existsSync('.env')) process.loadEnvFile('.env');
const usage = `npm start -- [folder]

Builds the site if something changed, prepares the store and serves on PORT (3000). With a folder it serves the build in
it. Settings are environment variables or .env: see .env.example.`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const given = positionals[0];

if (!given && !isBuilt()) await buildSite();
await becomeServer(resolve(given ?? 'dist'));
