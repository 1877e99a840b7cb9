import { firstVisit } from './first-visit/run.ts';
import { hostile } from './hostile/run.ts';
import { lighthouseBench } from './lighthouse/run.ts';
import { memory } from './memory/run.ts';
import { pages } from './pages/run.ts';
import { relevance } from './relevance/run.ts';
import { render } from './render/run.ts';
import { scale } from './scale/run.ts';
import { searchSpeed } from './search/run.ts';
import { speed } from './speed/run.ts';

interface Bench {
  about: string;
  /** What follows the name, as one types it. */
  options?: string;
  run: (args: string[]) => Promise<void>;
}

const benches: Record<string, Bench> = {
  speed: {
    about: 'ready answers against a bare server that answers the same bytes; start-up',
    options: '[--seconds 4] [--rounds 3]',
    run: speed,
  },
  render: { about: 'processor time of every uncached page against the bare React render of it', run: render },
  pages: { about: 'weight of pages by type', run: pages },
  memory: {
    about: 'memory of the process: started, crawled, loaded, and at most; and who waits for a publish',
    options: '[--seconds 10] [--databases embedded,postgresql]',
    run: memory,
  },
  'first-visit': {
    about: 'start to the first page; pictures of a page straight after a publish (--media: those made before)',
    options: '[--page /kidz] [--media .data/media]',
    run: firstVisit,
  },
  scale: {
    about: 'publishing, starting and serving with 1, 10 and 100 times the articles',
    options: '[--factors 1,10,100]',
    run: scale,
  },
  lighthouse: {
    about: 'Lighthouse on a middling phone, and the longest task of a page (--site: one that runs already)',
    options: '[--site http://localhost:3000] [--runs 5] [path …]',
    run: lighthouseBench,
  },
  relevance: {
    about: 'how often the right answer is among the first three',
    options: '[--half tuning] [--failures]',
    run: relevance,
  },
  hostile: {
    about: 'ten thousand random and hostile queries: none may fail or take long',
    options: '[--count 10000]',
    run: hostile,
  },
  search: {
    about: 'speed of search, suggestions, filters and publishing at 1k, 10k and 100k entries',
    options: '[--sizes 1000,10000,100000] [--databases embedded,postgresql]',
    run: searchSpeed,
  },
};

const [name = '', ...args] = process.argv.slice(2);
const isHelpAsked = [name, ...args].some((arg) => arg === '--help' || arg === '-h');
const bench = benches[name];
if (isHelpAsked || !bench) {
  console[isHelpAsked ? 'log' : 'error'](bench ? usageOf(name, bench) : usage());
  process.exitCode = isHelpAsked ? 0 : 2;
} else {
  await bench.run(args).catch((error) => {
    if (!String(error?.code).startsWith('ERR_PARSE_ARGS')) throw error;
    console.error(`${error.message}\n\n${usageOf(name, bench)}`);
    process.exitCode = 2;
  });
}

function usage(): string {
  return ['npm run bench -- <name> [options]', '', ...Object.entries(benches).map((entry) => usageOf(...entry))].join(
    '\n',
  );
}

function usageOf(key: string, { about, options }: Bench): string {
  return `  ${[key, options].filter(Boolean).join(' ')}\n      ${about}`;
}
