import { setTimeout as sleep } from 'node:timers/promises';
import { editionVisit, untilShown, writeEdition } from '../editions.ts';
import type { Lab, Outcome, Trial } from '../lab.ts';
import { aPage, lostSince, mixed, readPages, request, visit } from '../requests.ts';
import { TcpProxy } from '../tcp-proxy.ts';

const probeEveryMs = 200;
/** Longer than a balancer takes to notice. */
const env = { DRAIN_SECONDS: '2' };

/** Two nodes behind a balancer that goes by `/readyz` are replaced, one after the other, and no visitor notices. */
async function rollingRestart(lab: Lab): Promise<Outcome> {
  const nodes = [await lab.start('balanced-1', env), await lab.start('balanced-2', env)];
  let ready = nodes.map(({ origin }) => origin);
  let turn = 0;
  let isOver = false;
  const probe = async () => {
    while (!isOver) {
      const origins = nodes.map(({ origin }) => origin);
      const isReady = (origin: string) => request(origin, '/readyz').then(({ status }) => status === 200);
      const replies = await Promise.all(origins.map((origin) => isReady(origin).catch(() => false)));
      ready = origins.filter((_, i) => replies[i]);
      await sleep(probeEveryMs);
    }
  };
  const probing = probe();
  const proxy = await new TcpProxy(() => ready[turn++ % ready.length] ?? 'http://127.0.0.1:9').open();
  try {
    const before = await readPages(proxy.url);
    const restarts = async () => {
      for (const [i, old] of [...nodes].entries()) {
        await old.stop();
        nodes[i] = await lab.start(`balanced-${i + 3}`, env);
        await sleep(2 * probeEveryMs);
      }
    };
    const { sent, wrong, longestMs } = await visit(proxy.url, mixed(before, aPage), restarts(), 12);
    const lost = await Promise.all(nodes.map((node) => lostSince(node.origin, before)));
    return { sent, wrong, lost: lost.flat(), note: `longest ${longestMs} ms` };
  } finally {
    isOver = true;
    await probing;
    proxy.close();
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

async function publishFrom(lab: Lab, folder: string): Promise<void> {
  const failure = await lab.publish(folder).failure;
  if (failure) throw new Error(failure);
}

/** By then every node must show a publication, counted from the end of the command. */
const everywhereMs = 2_000;

/** One publish, three nodes, one of which reads another's API: all show it soon, none ever a mixture. */
async function publishReachesAll(lab: Lab): Promise<Outcome> {
  const first = await lab.node();
  // A node on SQLite publishes its folder when it starts: the folder must be what is published already.
  const published = writeEdition(lab.content);
  await publishFrom(lab, lab.content);
  await untilShown(first.origin, published);
  const others = [await lab.start('second'), await lab.start('third', { API_BASE_URL: first.origin })];
  const origins = [first, ...others].map(({ origin }) => origin);
  try {
    const before = await readPages(first.origin);
    const content = lab.copyContent('for-all');
    const number = writeEdition(content);
    const possible = new Set([published, number]);
    const publish = async () => {
      await publishFrom(lab, content);
      return Math.max(...(await Promise.all(origins.map((origin) => untilShown(origin, number)))));
    };
    const arriving = publish();
    const visits = await Promise.all(origins.map((origin) => visit(origin, () => editionVisit(possible), arriving, 2)));
    const recoveredMs = await arriving;
    const wrong = visits.flatMap((one) => one.wrong);
    if (recoveredMs > everywhereMs) wrong.push(`reached the last node after ${(recoveredMs / 1_000).toFixed(1)} s`);
    const lost = await Promise.all(origins.map((origin) => lostSince(origin, before)));
    const sent = visits.reduce((sum, one) => sum + one.sent, 0);
    return { sent, wrong, lost: lost.flat(), recoveredMs, note: '3 nodes' };
  } finally {
    await Promise.all(others.map((node) => node.stop()));
  }
}

export const nodeTrials: Trial[] = [
  { name: 'publish reaches every node', run: publishReachesAll },
  { name: 'rolling restart of two nodes', run: rollingRestart },
];
