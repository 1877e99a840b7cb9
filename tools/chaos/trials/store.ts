import { setTimeout as sleep } from 'node:timers/promises';
import { anErrorPage, anyOf, aPage, ask, lostSince, reference, settledPages } from '../answers.ts';
import type { Lab } from '../lab.ts';
import { noise } from '../site-log.ts';
import type { Outcome, Trial } from '../trial.ts';
import { visitors } from '../visitors.ts';
import { outage } from './outage.ts';
import { nextEdition, publishEdition, untilShown } from './publishing.ts';

/** Why a node does not start, in its own words; null if it does. */
async function refusal(lab: Lab, name: string, env: Record<string, string>): Promise<string | null> {
  try {
    const node = await lab.start(name, env);
    await node.stop();
    return null;
  } catch (error) {
    return String(error);
  }
}

/** A store that another version of the site wrote: running nodes go on, new ones say what to do. */
function otherVersion(name: string, change: string, undo: string, says: RegExp): Trial {
  const running = outage({
    name,
    node: (lab) => lab.siteOne(),
    inject: (lab) => lab.query(change),
    heal: (lab) => lab.query(undo),
    lastsMs: 7_000,
    fresh: anyOf(aPage('/search'), anErrorPage(500, 502, 503)),
    says,
  });
  return {
    name,
    async run(lab) {
      const outcome = await running.run(lab);
      await lab.query(change);
      const message = await refusal(lab, 'other-version', { DATABASE_URL: (await lab.postgresql()).url });
      await lab.query(undo);
      if (!message || !says.test(message)) outcome.wrong.push(`a new node says: ${message ?? 'nothing, and starts'}`);
      return outcome;
    },
  };
}

/** A second process on the embedded database is refused, and the first one does not notice. */
async function secondProcess(lab: Lab): Promise<Outcome> {
  const first = await lab.start('embedded', {});
  try {
    const before = await settledPages(first.origin, ['/', '/about', '/daily']);
    const trying = refusal(lab, 'embedded', {});
    const seen = await visitors(
      first.origin,
      (n) =>
        ['/', '/about', '/daily'].map((path) => ({ path, judge: aPage(path) }))[n % 3] ?? {
          path: '/',
          judge: aPage('/'),
        },
      {
        until: trying,
      },
    );
    const wrong = [...seen.wrong];
    const message = await trying;
    if (!message || !/in use by another process: stop it first/.test(message))
      wrong.push(`the second process says: ${message ?? 'nothing, and starts'}`);
    return { sent: seen.sent, wrong, lost: await lostSince(first.origin, before), note: 'refused, with a remedy' };
  } finally {
    await first.stop();
  }
}

/** A publication that a node is not told of: it finds out by itself. */
async function missedNotification(lab: Lab): Promise<Outcome> {
  const node = await lab.siteOne();
  const wire = await lab.databaseWire();
  await wire.be('deaf');
  try {
    const before = await reference(node);
    const number = nextEdition();
    await publishEdition(lab, number);
    const recoveredMs = await untilShown(node.origin, number, 10_000);
    const lost = await lostSince(node.origin, before);
    return { sent: 1, wrong: [], lost, recoveredMs, note: noise(node.log.lines.slice(-1)) };
  } finally {
    await wire.be('none');
    // The next trial begins with a node that hears again.
    await sleep(100);
    await ask(node.origin, '/readyz');
  }
}

const newest = '(select hash from schema_migrations order by applied_at desc, name desc limit 1)';

export const storeTrials: Trial[] = [
  otherVersion(
    'store written by a newer version',
    "insert into schema_migrations (hash, name) values ('chaos', '9999_of-the-future')",
    "delete from schema_migrations where hash = 'chaos'",
    /written by a newer version of the site \(9999_of-the-future/,
  ),
  otherVersion(
    'store written by an older version',
    `create table chaos_kept as select * from schema_migrations where hash = ${newest};
     delete from schema_migrations where hash = ${newest}`,
    'insert into schema_migrations select * from chaos_kept; drop table chaos_kept',
    /written by an older version of the site/,
  ),
  { name: 'second process on the embedded store', beside: 'a store of its own', run: secondProcess },
  { name: 'node misses its notification', run: missedNotification },
];
