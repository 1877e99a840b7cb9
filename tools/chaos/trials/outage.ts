import { aPage, asBefore, ask, type Judge, lostSince, type Question, reference } from '../answers.ts';
import type { Lab, Node } from '../lab.ts';
import { noise, wrongInLog } from '../site-log.ts';
import type { Outcome, Trial } from '../trial.ts';
import { timeUntil, visitors } from '../visitors.ts';

export interface Outage {
  name: string;
  isQuick?: boolean;
  beside?: Trial['beside'];
  /** Whose visitors are watched. */
  node(lab: Lab): Promise<Node>;
  inject(lab: Lab): Promise<unknown>;
  heal(lab: Lab): Promise<unknown>;
  lastsMs: number;
  /** What may be answered to who asks for something that is not ready. */
  fresh: Judge;
  /** What the log says about it, once. */
  says?: RegExp;
  /** `/readyz` while it lasts: 503 where nothing new can be made. */
  isReady?: boolean;
}

/** In the quick run: longer than readiness takes to notice. */
const quickMs = 3_000;

let asked = 0;

/** A page that nobody has asked for before, so that it cannot be ready. */
export const freshPath = () => `/search?q=${encodeURIComponent(`магний ${++asked}`)}`;

/**
 * Something is gone for a while. Pages that were made before are served as they were, what is not ready gets the right
 * error page, both soon; and when it is back, so is everything else, by itself.
 */
export function outage(fault: Outage): Trial {
  const { name, isQuick, beside, fresh, says, isReady = false } = fault;
  return { name, isQuick, beside, run };

  async function run(lab: Lab): Promise<Outcome> {
    const node = await fault.node(lab);
    const lastsMs = lab.isQuick ? quickMs : fault.lastsMs;
    const before = await reference(node);
    const paths = [...before.keys()];
    const { mark } = node.log;
    const next = (n: number): Question =>
      n % 4 === 0
        ? { path: freshPath(), judge: fresh }
        : { path: paths[n % paths.length] ?? '/', judge: asBefore(before) };

    await fault.inject(lab);
    const probe = visitors(node.origin, next, { until: lastsMs });
    const readiness = await readyWhile(node.origin, lastsMs);
    const seen = await probe;
    const wrong = [...seen.wrong];
    if (readiness !== isReady) wrong.push(`/readyz says ${readiness ? 'yes' : 'no'}`);

    await fault.heal(lab);
    const recoveredMs = await timeUntil(`${name}: recovery`, async () => {
      const [page, ready] = [await ask(node.origin, freshPath()), await ask(node.origin, '/readyz')];
      return aPage('/search')(page) === null && ready.status === 200;
    });
    if (says) wrong.push(...wrongInLog(node.log.since(mark), says));
    return {
      sent: seen.sent,
      wrong,
      lost: await lostSince(node.origin, before),
      recoveredMs,
      note: noise(node.log.since(mark)),
    };
  }
}

/** What readiness says near the end, when it has had the time to notice. */
async function readyWhile(origin: string, lastsMs: number): Promise<boolean> {
  await new Promise((done) => setTimeout(done, lastsMs * 0.9));
  return (await ask(origin, '/readyz')).status === 200;
}
