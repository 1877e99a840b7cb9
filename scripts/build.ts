import { readArguments } from './arguments.ts';
import { buildSite } from './build-site.ts';

readArguments(
  'npm run build\n\nBuilds the site into dist/, keeping the files of the build before it for open tabs.',
  {},
);
await buildSite();
