import { main } from '../../src/server/main.ts';

/** One server of the built site in a process of its own; everything else comes from the environment. */
await main(process.env.E2E_DIST ?? 'dist');
