import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeExport } from './export/write-export.ts';
import { startSite } from './site-process.ts';

const usage = `npm run export -- <folder> [--site http://localhost:3000] [--node http://127.0.0.1:3000] [--listen 80]

Writes the whole site as files, compressed in advance, and nginx.conf beside them: nginx serves the files, and asks a node
for search, filters and whatever else is no file. Empties the folder first.

  --site    the node to read; without it one is started for the purpose, with the settings of .env
  --node    where nginx will find a node
  --listen  where nginx will listen`;

if (existsSync('.env')) process.loadEnvFile('.env');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    node: { type: 'string', default: 'http://127.0.0.1:3000' },
    listen: { type: 'string', default: '80' },
    help: { type: 'boolean', short: 'h' },
  },
});
const [folder] = positionals;
if (values.help || !folder) {
  console[values.help ? 'log' : 'error'](usage);
  process.exit(values.help ? 0 : 2);
}

const own = mkdtempSync(join(tmpdir(), 'vitimepro-export-'));
// Pages name the public address of the site, wherever they are made.
const origin: Record<string, string> = process.env.SITE_ORIGIN ? { SITE_ORIGIN: process.env.SITE_ORIGIN } : {};
const site = values.site ? undefined : await startSite({ folder: own, env: origin });
try {
  const { files, pictures } = await writeExport({
    folder,
    site: values.site ?? site?.origin ?? '',
    dist: 'dist',
    node: values.node,
    listen: values.listen,
  });
  console.log(`${folder}: ${files} files, ${pictures} of them pictures, and nginx.conf`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await site?.stop();
  rmSync(own, { recursive: true, force: true });
}
