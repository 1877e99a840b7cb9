import { join } from 'node:path';
import { anErrorPage, aPage, asBefore, ask, lostSince, type Question, reference } from '../answers.ts';
import { DatabaseWire } from '../database-wire.ts';
import type { Lab } from '../lab.ts';
import { type Balancer, noNginx, startBalancer } from '../nginx.ts';
import type { Outcome, Trial } from '../trial.ts';
import { timeUntil, visitors } from '../visitors.ts';
import { freshPath } from './outage.ts';

const eachMs = 4_000;

/** The node with the store goes away, then the other one as well: nobody ever reads nginx's own words. */
async function nodesBehindNginx(lab: Lab): Promise<Outcome> {
  const [owner, reader, api] = [await lab.apiNode(), await lab.siteTwo(), await lab.apiWire()];
  const wires = await Promise.all([owner, reader].map(({ origin }) => new DatabaseWire(origin).open()));
  const [first, second] = wires.map(({ url }) => new URL(url).host);
  const nginx = await startBalancer(join(lab.folder, 'nginx'), [first ?? '', second ?? '']);
  try {
    const wrong = await wrongInCache(nginx);
    const before = await reference(nginx);
    const paths = [...before.keys()];
    const next = (n: number): Question =>
      n % 4 === 0
        ? { path: freshPath(), judge: anErrorPage(503) }
        : { path: paths[n % paths.length] ?? '/', judge: asBefore(before) };
    api.close();
    await wires[0]?.be('refuses');
    const withOne = await visitors(nginx.origin, next, { until: eachMs });
    await wires[1]?.be('refuses');
    const withNone = await visitors(nginx.origin, next, { until: eachMs });
    await api.open();
    for (const wire of wires) await wire.be('none');
    const recoveredMs = await timeUntil('a page behind nginx', async () => {
      return aPage('/search')(await ask(nginx.origin, freshPath())) === null;
    });
    return {
      sent: withOne.sent + withNone.sent,
      wrong: [...wrong, ...withOne.wrong, ...withNone.wrong],
      lost: await lostSince(nginx.origin, before),
      recoveredMs,
      note: `longest answer ${Math.round(Math.max(withOne.longestMs, withNone.longestMs))} ms`,
    };
  } finally {
    nginx.stop();
    for (const wire of wires) wire.close();
  }
}

/** What was asked for is kept, in the encoding of who asks, until nginx is told to forget. */
async function wrongInCache(nginx: Balancer): Promise<string[]> {
  const wrong: string[] = [];
  const cacheSays = async (wanted: string) => {
    const { headers } = await ask(nginx.origin, '/faq', { 'Accept-Encoding': 'br' });
    const [state, encoding] = [headers.get('x-cache'), headers.get('content-encoding')];
    if (encoding !== 'br') wrong.push(`/faq comes as ${encoding}`);
    return state === wanted;
  };
  await cacheSays('MISS');
  if (!(await cacheSays('HIT'))) wrong.push('nginx does not keep a page');
  const failure = nginx.forgetPages();
  if (failure) wrong.push(failure);
  // Old processes of nginx end in their own time.
  await timeUntil('nginx forgets', () => cacheSays('MISS'), 5_000).catch((error: Error) => wrong.push(error.message));
  return wrong;
}

export const nginxTrials: Trial[] = [
  {
    name: 'behind nginx: first the node with the store away, then all',
    beside: 'site two',
    missing: noNginx,
    run: nodesBehindNginx,
  },
];
