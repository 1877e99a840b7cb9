import { anErrorPage } from '../answers.ts';
import type { Meddle } from '../api-wire.ts';
import type { Lab } from '../lab.ts';
import type { Trial } from '../trial.ts';
import { outage } from './outage.ts';

const lastsMs = 6_000;
const saysGone = /not ready: what is cached goes on being served/;

const common = {
  beside: 'site two' as const,
  node: (lab: Lab) => lab.siteTwo(),
  heal: async (lab: Lab) => (await lab.apiWire()).mend(),
  lastsMs,
};
const meddling = (meddle: Meddle) => async (lab: Lab) => {
  (await lab.apiWire()).meddle = meddle;
};

/** Everything that an answer of the search promises is there but the answers themselves. */
const withoutGroups = (text: string) => JSON.stringify({ ...JSON.parse(text), groups: 'none' });

export const apiTrials: Trial[] = [
  outage({
    ...common,
    name: 'API refuses connections',
    isQuick: true,
    inject: async (lab) => (await lab.apiWire()).close(),
    heal: async (lab) => (await lab.apiWire()).open(),
    fresh: anErrorPage(503),
    says: saysGone,
  }),
  outage({
    ...common,
    name: 'API hangs',
    inject: meddling(async () => 'none'),
    fresh: anErrorPage(503),
    says: saysGone,
  }),
  outage({
    ...common,
    name: 'API answers 500',
    inject: meddling(async () => Response.json({ error: {} }, { status: 500 })),
    fresh: anErrorPage(500, 502, 503),
    says: saysGone,
  }),
  outage({
    ...common,
    name: 'API answers invalid JSON',
    inject: meddling(async () => new Response('{"version":', { headers: { 'content-type': 'application/json' } })),
    fresh: anErrorPage(502),
    says: saysGone,
  }),
  outage({
    ...common,
    name: 'API breaks the contract',
    isQuick: true,
    inject: meddling(async (path, answer) =>
      path.startsWith('/api/v1/search')
        ? new Response(withoutGroups(await (await answer()).text()), {
            headers: { 'content-type': 'application/json' },
          })
        : 'pass',
    ),
    fresh: anErrorPage(502),
    isReady: true,
  }),
];
