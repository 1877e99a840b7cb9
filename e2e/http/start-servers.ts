import { startServers } from '../support/start-servers.ts';

/** Those that tests ask without a browser. */
export default () => startServers(['catalogue']);
