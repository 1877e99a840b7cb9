import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { load } from '../scripts/load.ts';
import { startSite } from '../scripts/site-process.ts';
import { inFolder, judged, percentile, printTable, timed } from './support.ts';

const known = ['/', '/daily/magniy-b6', '/articles', '/faq'];
/** Made anew each time: `[<id>]` is another word in each request. */
const floods: Record<string, string[]> = {
  searches: ['/search?q=%D0%BE+[<id>]', '/search?q=%D0%BC%D0%B0%D0%B3%D0%BD%D0%B8%D0%B9+[<id>]'],
  filters: ['/products-filters?form=[<id>]'],
  'unknown addresses': ['/[<id>]', '/daily/[<id>]'],
  'calls of the API': ['/api/v1/search?q=[<id>]', '/api/v1/suggest?q=[<id>]'],
};
/** Ten times what RATE_LIMIT lets one address ask for, and far more than can be rendered. */
const perSecond = 500;
const connections = 40;
const knownEveryMs = 20;
/** A search of somebody else comes with every so many known pages. */
const searchEvery = 25;
/** The median of known pages, in medians without a flood. */
const goal = 2;

/** Known pages and the searches of another visitor beside floods that come from one address, and from a hundred. */
export async function flood(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '5' } } });
  const seconds = Number(values.seconds);
  await inFolder(async (folder) => {
    const env = { RATE_LIMIT: '0', TRUST_PROXY: 'loopback', SHARE_DIR: `${folder}/share`, PAGES: 'on-demand' };
    const { origin, stop } = await startSite({ folder, env });
    try {
      await visit(origin, 2);
      const alone = await visit(origin, seconds);
      const rows = [rowOf('nothing', alone)];
      for (const clients of [1, 100])
        for (const [name, paths] of Object.entries(floods)) {
          const flooding = load({ origin, paths, seconds: seconds + 1, connections, perSecond, clients });
          await sleep(500);
          const visits = await visit(origin, seconds);
          const ratio = percentile(visits.known, 0.5) / percentile(alone.known, 0.5);
          const told = [...(await flooding).statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
          const goalText = judged(`${ratio.toFixed(1)} ≤ ${goal}`, ratio <= goal);
          rows.push([...rowOf(`${name}, ${clients}`, visits), goalText, told]);
        }
      console.log(`${perSecond} requests a second by one or a hundred addresses; milliseconds`);
      printTable(
        ['flood', 'median', '90 %', '99 %', 'worst', 'searches', 'median', 'ratio', 'the flood was told'],
        rows,
      );
    } finally {
      await stop();
    }
  });
}

interface Visits {
  known: number[];
  searches: number[];
  refused: number;
}

let words = 0;

/** Asked for at fixed times, however long the responses take. */
async function visit(origin: string, seconds: number): Promise<Visits> {
  const visits: Visits = { known: [], searches: [], refused: 0 };
  const requests: Promise<void>[] = [];
  const get = async (path: string, times: number[]) => {
    const [status, ms] = await timed(async () => {
      const response = await fetch(origin + path, { headers: { 'x-forwarded-for': '198.51.100.1' } });
      await response.arrayBuffer();
      return response.status;
    });
    if (status === 200) times.push(ms);
    else visits.refused += 1;
  };
  const began = performance.now();
  for (let n = 0; n * knownEveryMs < seconds * 1_000; n++) {
    await sleep(Math.max(0, began + n * knownEveryMs - performance.now()));
    requests.push(get(known[n % known.length] ?? '/', visits.known));
    if (n % searchEvery === 0) requests.push(get(`/search?q=cink+${++words}`, visits.searches));
  }
  await Promise.all(requests);
  return visits;
}

function rowOf(name: string, { known, searches, refused }: Visits): string[] {
  const times = [0.5, 0.9, 0.99, 1].map((share) => percentile(known, share).toFixed(1));
  return [name, ...times, `${searches.length} of ${searches.length + refused}`, percentile(searches, 0.5).toFixed(0)];
}
