import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { untilShown, writeEdition } from '../editions.ts';
import type { Lab, Outcome, Trial } from '../lab.ts';
import {
  aPage,
  aPageOrApology,
  freshPath,
  lostSince,
  mixed,
  readPages,
  request,
  timeUntil,
  visit,
} from '../requests.ts';
import { type Fault, TcpProxy } from '../tcp-proxy.ts';

interface Outage {
  origin: string;
  inject(): unknown;
  heal?(): unknown;
  /** Of pages that have to be made while it lasts. */
  unknown?: typeof aPage;
}

/** Something is away, longer than time limits in the server: pages stay as they were, and all is well again by itself. */
async function outage(lab: Lab, { origin, inject, heal, unknown = aPage }: Outage): Promise<Outcome> {
  const before = await readPages(origin);
  await inject();
  const { sent, wrong, longestMs } = await visit(origin, mixed(before, unknown), sleep(lab.isQuick ? 4_000 : 10_000));
  await heal?.();
  const recoveredMs = await timeUntil('recovery', async () => {
    const [page, ready] = [await request(origin, freshPath()), await request(origin, '/readyz')];
    return aPage(page) === null && ready.status === 200;
  });
  return { sent, wrong, lost: await lostSince(origin, before), recoveredMs, note: `longest ${longestMs} ms` };
}

/** A node behind a proxy to what it reads; `variable` names that. */
async function behindProxy(
  lab: Lab,
  variable: 'DATABASE_URL' | 'API_BASE_URL',
  target: string,
  fault: Fault,
): Promise<Outcome> {
  const proxy = await new TcpProxy(() => target).open();
  const node = await lab.start('behind-proxy', { [variable]: proxy.url });
  const change = { inject: () => proxy.set(fault), heal: () => proxy.set('none') };
  try {
    // A node with a store has all in memory: visitors do not notice, also not on pages that have to be made.
    const unknown = variable === 'DATABASE_URL' ? aPage : aPageOrApology;
    const outcome = await outage(lab, { origin: node.origin, ...change, unknown });
    // What is published afterwards arrives.
    const number = writeEdition(lab.content);
    const failure = await lab.publish(lab.content).failure;
    if (failure) throw new Error(failure);
    await untilShown(node.origin, number);
    return outcome;
  } finally {
    await node.stop();
    proxy.close();
  }
}

const databaseOutage = (name: string, fault: Fault): Trial => ({
  name,
  store: 'postgresql',
  run: (lab) => behindProxy(lab, 'DATABASE_URL', lab.databaseUrl, fault),
});

const apiOutage = (name: string, fault: Fault, isQuick = false): Trial => ({
  name,
  isQuick,
  store: 'sqlite',
  run: async (lab) => behindProxy(lab, 'API_BASE_URL', (await lab.node()).origin, fault),
});

/** Another process writes to the file for a long time. */
async function lockedFile(lab: Lab): Promise<Outcome> {
  const other = new DatabaseSync(globSync(join(lab.dataDir, '*.sqlite'))[0] ?? '');
  const { origin } = await lab.node();
  const inject = () => other.exec('begin immediate');
  return outage(lab, { origin, inject, heal: () => other.close() });
}

export const outageTrials: Trial[] = [
  databaseOutage('database refuses connections', 'refuse'),
  databaseOutage('database hangs', 'hang'),
  { name: 'store file locked by another process', isQuick: true, store: 'sqlite', run: lockedFile },
  apiOutage('API refuses connections', 'refuse', true),
  apiOutage('API hangs', 'hang'),
];
