import { buildSite } from './build-site.ts';

/** `npm run build` */
await buildSite();
