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

/** `npm run bench -- <name> [options]` */
const benches: Record<string, { about: string; run: (args: string[]) => Promise<void> }> = {
  speed: { about: 'ready answers against a bare server that answers the same bytes; start-up', run: speed },
  render: { about: 'processor time of every uncached page against the bare React render of it', run: render },
  pages: { about: 'weight of pages by type', run: pages },
  memory: {
    about: 'memory of the process: started, crawled, loaded, and at most; and who waits for a publish',
    run: memory,
  },
  'first-visit': { about: 'start to the first page; pictures of a page straight after a publish', run: firstVisit },
  scale: { about: 'publishing, starting and serving with 1, 10 and 100 times the articles', run: scale },
  lighthouse: { about: 'Lighthouse on a middling phone, and the longest task of a page', run: lighthouseBench },
  relevance: { about: 'how often the right answer is among the first three', run: relevance },
  hostile: { about: 'ten thousand random and hostile queries: none may fail or take long', run: hostile },
  search: {
    about: 'speed of search, suggestions, filters and publishing at 1k, 10k and 100k entries',
    run: searchSpeed,
  },
};

const [name = '', ...args] = process.argv.slice(2);
const bench = benches[name];
if (bench) await bench.run(args);
else {
  const isAsked = name === '--help' || name === '-h';
  console[isAsked ? 'log' : 'error'](
    `npm run bench -- <name>\n${Object.entries(benches)
      .map(([key, { about }]) => `  ${key}: ${about}`)
      .join('\n')}`,
  );
  process.exitCode = isAsked ? 0 : 2;
}
