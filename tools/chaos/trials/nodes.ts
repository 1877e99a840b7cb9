import { setTimeout as sleep } from 'node:timers/promises';
import { aPage, ask, lostSince, reference } from '../answers.ts';
import type { Lab, Node } from '../lab.ts';
import { startPublishing, writeEdition } from '../publishing.ts';
import type { Outcome, Trial } from '../trial.ts';
import { timeUntil, visitors } from '../visitors.ts';
import { currentEdition, editionQuestion, nextEdition, untilShown } from './publishing.ts';

/** A publication must be on every node by then. */
const everywhereMs = 2_000;

/** Published once: all nodes show it soon, and no page is ever a mixture of two versions. */
async function publishReachesAll(lab: Lab): Promise<Outcome> {
  const first = await lab.siteOne();
  const nodes = [first, await lab.siteTwo(), await lab.apiNode()];
  const before = await currentEdition(first.origin);
  for (const { origin } of nodes) await untilShown(origin, before);
  const pages = await reference(first);

  const number = nextEdition();
  writeEdition(lab.content, number);
  const versionOf = async () =>
    String((await lab.query('select version from publications order by id desc limit 1'))[0]?.version);
  const old = await versionOf();
  const { ended } = startPublishing({
    content: lab.content,
    folder: lab.folder,
    databaseUrl: (await lab.postgresql()).url,
  });
  const arrival = async () => {
    // From the moment when the transaction is there for everybody, not from the end of the job.
    await timeUntil('the publication', async () => (await versionOf()) !== old, 60_000);
    const times = await Promise.all(nodes.map(({ origin }) => untilShown(origin, number)));
    await ended;
    return Math.max(...times);
  };
  const arriving = arrival();
  const crowds = await Promise.all(
    nodes.map(({ origin }) =>
      visitors(origin, () => editionQuestion(new Set([before, number])), { atOnce: 2, until: arriving }),
    ),
  );
  const recoveredMs = await arriving;
  const wrong = crowds.flatMap((seen) => seen.wrong);
  if (recoveredMs > everywhereMs) wrong.push(`reached the last node after ${(recoveredMs / 1_000).toFixed(1)} s`);
  return {
    sent: crowds.reduce((sum, seen) => sum + seen.sent, 0),
    wrong,
    lost: (await Promise.all(nodes.map(({ origin }) => lostSince(origin, pages)))).flat(),
    recoveredMs,
    note: `${nodes.length} nodes`,
  };
}

/** Sends visitors to nodes that say they are ready, as a balancer does, with a probe every so often. */
class Balancer {
  readonly nodes: Node[] = [];
  #ready: Node[] = [];
  #turn = 0;
  #isClosed = false;

  /** One probe after the other: an answer that comes late must not outlive a newer one. */
  async watch(): Promise<void> {
    while (!this.#isClosed) {
      await this.#probe();
      await sleep(200);
    }
  }

  async #probe(): Promise<void> {
    const asked = [...this.nodes];
    const answers = await Promise.all(
      asked.map((node) =>
        ask(node.origin, '/readyz').then(
          ({ status }) => status === 200,
          () => false,
        ),
      ),
    );
    this.#ready = asked.filter((_, i) => answers[i]);
  }

  get isReady(): boolean {
    return this.#ready.length > 0;
  }

  readonly next = (): string => this.#ready[this.#turn++ % this.#ready.length]?.origin ?? 'http://127.0.0.1:9';

  close(): void {
    this.#isClosed = true;
  }
}

const restartPaths = [
  '/',
  '/daily',
  '/daily/omega-3',
  '/faq',
  '/api/v1/pages/about',
  '/search?q=%D0%BC%D0%B0%D0%B3%D0%BD%D0%B8%D0%B9',
];

/** Every node is replaced, one after the other, and no visitor notices. */
async function rollingRestart(lab: Lab): Promise<Outcome> {
  const env = { DATABASE_URL: (await lab.postgresql()).url, DRAIN_SECONDS: '3' };
  const balancer = new Balancer();
  const [first, second] = [await lab.start('rolling-1', env), await lab.start('rolling-2', env)];
  balancer.nodes.push(first, second);
  void balancer.watch();
  await timeUntil('the balancer', async () => balancer.isReady);
  const before = await reference(first);
  const work = async () => {
    for (const old of [first, second]) {
      await old.stop();
      balancer.nodes.splice(balancer.nodes.indexOf(old), 1);
      balancer.nodes.push(await lab.start(`rolling-next-${balancer.nodes.length}`, env));
      await sleep(500);
    }
  };
  const next = (n: number) => {
    const path = restartPaths[n % restartPaths.length] ?? '/';
    const judge = path.startsWith('/api/')
      ? ({ status }: { status: number }) => (status === 200 ? null : `${status}`)
      : aPage(path);
    return { path, judge };
  };
  try {
    const seen = await visitors(balancer.next, next, { atOnce: 20, pauseMs: 10, until: work() });
    const lost = (await Promise.all(balancer.nodes.map(({ origin }) => lostSince(origin, before)))).flat();
    return { sent: seen.sent, wrong: seen.wrong, lost, note: `longest answer ${Math.round(seen.longestMs)} ms` };
  } finally {
    balancer.close();
    await Promise.all(balancer.nodes.map((node) => node.stop()));
  }
}

export const nodeTrials: Trial[] = [
  { name: 'publish reaches three nodes', run: publishReachesAll },
  { name: 'rolling restart of two nodes', run: rollingRestart },
];
