import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteProcess } from '../../../scripts/site-process.ts';
import { editionVisit, shownEdition, untilShown, writeEdition } from '../editions.ts';
import type { Lab, Outcome, Trial } from '../lab.ts';
import { aPage, lostSince, mixed, readPages, request, visit } from '../requests.ts';
import { TcpProxy } from '../tcp-proxy.ts';

const probeEveryMs = 200;
/** Longer than two probes: a balancer must have noticed before a node ends. */
const drain = { DRAIN_SECONDS: '3' };

/** Two nodes behind a balancer that sends connections to those that say they are ready. */
async function balanced(lab: Lab) {
  const nodes = [await lab.start('balanced-1', drain), await lab.start('balanced-2', drain)];
  let ready: SiteProcess[] = [...nodes];
  let turn = 0;
  let isOver = false;
  const next = () => new URL(ready[turn++ % ready.length]?.origin ?? 'http://127.0.0.1:9');
  const proxy = await new TcpProxy(next).open();
  const probe = async () => {
    while (!isOver) {
      const asked = [...nodes];
      const replies = await Promise.all(
        asked.map(({ origin }) =>
          request(origin, '/readyz').then(
            ({ status }) => status === 200,
            () => false,
          ),
        ),
      );
      ready = asked.filter((_, i) => replies[i]);
      await sleep(probeEveryMs);
    }
  };
  const probing = probe();
  return {
    nodes,
    origin: proxy.url,
    async close() {
      isOver = true;
      await probing;
      proxy.close();
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

/** Every node is replaced, one after the other, and no visitor notices. */
async function rollingRestart(lab: Lab): Promise<Outcome> {
  const { nodes, origin, close } = await balanced(lab);
  try {
    const before = await readPages(origin);
    const restarts = async () => {
      for (const old of [...nodes]) {
        await old.stop();
        nodes.splice(nodes.indexOf(old), 1, await lab.start('balanced-next', drain));
        await sleep(2 * probeEveryMs);
      }
    };
    const { sent, wrong, longestMs } = await visit(origin, mixed(before, aPage), restarts(), {
      atOnce: 12,
      pauseMs: 10,
    });
    const lost = (await Promise.all(nodes.map((node) => lostSince(node.origin, before)))).flat();
    return { sent, wrong, lost, note: `longest response ${Math.round(longestMs)} ms` };
  } finally {
    await close();
  }
}

/** A publication must be shown by every node by then, counted from the end of the command. */
const everywhereMs = 2_000;

/** One publish, three nodes, one of which reads another's API: all show it soon, none ever a mixture. */
async function publishReachesAll(lab: Lab): Promise<Outcome> {
  const first = await lab.node();
  const others = [await lab.start('second'), await lab.start('third', { API_BASE_URL: first.origin })];
  const nodes = [first, ...others];
  try {
    const before = await readPages(first.origin);
    const shown = await shownEdition(first.origin);
    const content = lab.copyContent('for-all');
    const number = writeEdition(content);
    const wrong: string[] = [];
    const arrive = async () => {
      const { code, output } = await lab.publish(content).ended;
      if (code !== 0) wrong.push(`publishing failed: ${output}`);
      return Math.max(...(await Promise.all(nodes.map(({ origin }) => untilShown(origin, number)))));
    };
    const arriving = arrive();
    const possible = new Set([shown, number]);
    const visits = await Promise.all(
      nodes.map(({ origin }) => visit(origin, () => editionVisit(possible), arriving, { atOnce: 2 })),
    );
    const recoveredMs = await arriving;
    if (recoveredMs > everywhereMs) wrong.push(`reached the last node after ${(recoveredMs / 1_000).toFixed(1)} s`);
    const lost = (await Promise.all(nodes.map(({ origin }) => lostSince(origin, before)))).flat();
    const sent = visits.reduce((sum, one) => sum + one.sent, 0);
    return { sent, wrong: [...wrong, ...visits.flatMap((one) => one.wrong)], lost, recoveredMs, note: '3 nodes' };
  } finally {
    await Promise.all(others.map((node) => node.stop()));
  }
}

export const nodeTrials: Trial[] = [
  { name: 'publish reaches every node', run: publishReachesAll },
  { name: 'rolling restart of two nodes', run: rollingRestart },
];
