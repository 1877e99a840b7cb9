import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { aPage, lostSince, type Question, reference } from '../answers.ts';
import type { Lab } from '../lab.ts';
import { noise } from '../site-log.ts';
import type { Outcome, Trial } from '../trial.ts';
import { visitors } from '../visitors.ts';
import { freshPath } from './outage.ts';

const hour = 3_600_000;

/** Forward past every time limit, back behind the start, and right again. */
const jumps = [26 * hour, -26 * hour, 0];
const eachMs = 1_500;

const preload = pathToFileURL(join(import.meta.dirname, '../clock-preload.ts')).href;

async function clockJumps(lab: Lab): Promise<Outcome> {
  const file = join(lab.folder, 'clock-offset');
  writeFileSync(file, '0');
  const node = await lab.start('clock', {
    API_BASE_URL: (await lab.apiNode()).origin,
    NODE_OPTIONS: `--import ${preload}`,
    CHAOS_CLOCK_FILE: file,
  });
  try {
    const before = new Map([...(await reference(node))].filter(([path]) => !path.startsWith('/events')));
    const paths = [...before.keys()];
    const next = (n: number): Question => {
      const path = n % 3 === 0 ? freshPath() : (paths[n % paths.length] ?? '/');
      return { path, judge: aPage(path) };
    };
    const work = async () => {
      for (const offset of jumps) {
        writeFileSync(file, String(offset));
        await sleep(eachMs);
      }
    };
    const seen = await visitors(node.origin, next, { until: work() });
    return { ...seen, lost: await lostSince(node.origin, before), recoveredMs: 0, note: noise(node.log.lines) };
  } finally {
    await node.stop();
  }
}

export const clockTrials: Trial[] = [
  { name: 'clock jumps 26 h forward and back', beside: 'a node of its own', run: clockJumps },
];
