import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help)
  console.log('npm run build\n\nBuilds the site into dist/, keeping the files of the build before it for open tabs.');
else await buildSite();
