import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports that no system hands out by itself: between the probe and whoever is to listen there, a connection of somebody
 * else would take one that is.
 */
const first = 20_000;
const last = 32_000;

/** A port on loopback where nobody listens, for a process that must be told before it starts. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(first, last);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port between ${first} and ${last} is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
