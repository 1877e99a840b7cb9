import { anErrorPage } from '../answers.ts';
import type { DatabaseTrouble } from '../database-wire.ts';
import type { Trial } from '../trial.ts';
import { outage } from './outage.ts';

/** A minute would show nothing that this does not: every limit of time in the server is shorter. */
const goneMs = 10_000;

const saysGone = /not ready: what is cached goes on being served/;

function databaseOutage(name: string, trouble: DatabaseTrouble): Trial {
  return outage({
    name,
    beside: 'site one',
    node: (lab) => lab.siteOne(),
    inject: async (lab) => (await lab.databaseWire()).be(trouble),
    heal: async (lab) => (await lab.databaseWire()).be('none'),
    lastsMs: goneMs,
    fresh: anErrorPage(500, 502, 503),
    says: saysGone,
  });
}

export const databaseTrials: Trial[] = [
  databaseOutage('database gone for 10 s', 'refuses'),
  databaseOutage('database hangs for 10 s', 'hangs'),
  databaseOutage('database slow, every query 5 s', 'slow'),
];
