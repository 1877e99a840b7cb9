import { startServers } from '../support/start-servers.ts';

/** Those that the tests in Firefox ask. */
export default () => startServers(['consent']);
