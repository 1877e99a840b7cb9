interface Bench {
  about: string;
  /** What follows the name, as one types it. */
  options?: string;
  /** Loaded when it is asked for: all of them together take seconds. */
  run: (args: string[]) => Promise<void>;
}

const benches: Record<string, Bench> = {
  speed: {
    about: 'ready answers against a bare server that answers the same bytes; start-up',
    options: '[--seconds 4] [--rounds 3]',
    run: async (args) => (await import('./speed/run.ts')).speed(args),
  },
  render: {
    about: 'processor time of every uncached page against the bare React render of it',
    run: async () => (await import('./render/run.ts')).render(),
  },
  pages: { about: 'weight of pages by type', run: async () => (await import('./pages/run.ts')).pages() },
  memory: {
    about: 'memory of the process: started, crawled, loaded, and at most; and who waits for a publish',
    options: '[--seconds 10] [--databases embedded,postgresql]',
    run: async (args) => (await import('./memory/run.ts')).memory(args),
  },
  'first-visit': {
    about: 'start to the first page; pictures of a page straight after a publish (--media: those made before)',
    options: '[--page /kidz] [--media .data/media]',
    run: async (args) => (await import('./first-visit/run.ts')).firstVisit(args),
  },
  scale: {
    about: 'publishing, starting and serving with 1, 10 and 100 times the articles',
    options: '[--factors 1,10,100]',
    run: async (args) => (await import('./scale/run.ts')).scale(args),
  },
  lighthouse: {
    about: 'Lighthouse on a middling phone, and the longest task of a page (--site: one that runs already)',
    options: '[--site http://localhost:3000] [--runs 5] [path …]',
    run: async (args) => (await import('./lighthouse/run.ts')).lighthouseBench(args),
  },
  relevance: {
    about: 'how often the right answer is among the first three',
    options: '[--half tuning] [--failures]',
    run: async (args) => (await import('./relevance/run.ts')).relevance(args),
  },
  hostile: {
    about: 'ten thousand random and hostile queries: none may fail or take long',
    options: '[--count 10000]',
    run: async (args) => (await import('./hostile/run.ts')).hostile(args),
  },
  search: {
    about: 'speed of search, suggestions, filters and publishing at 1k, 10k and 100k entries',
    options: '[--sizes 1000,10000,100000] [--databases embedded,postgresql]',
    run: async (args) => (await import('./search/run.ts')).searchSpeed(args),
  },
};

/** Those that the site's limits are about: their figures belong together only if one machine has measured them in one go. */
const limited = ['speed', 'render', 'memory', 'first-visit', 'scale', 'lighthouse'];
benches.all = {
  about: `${limited.join(', ')}: one after another, about an hour`,
  run: async () => {
    for (const one of limited) {
      console.log(`\n${one}: ${benches[one]?.about}`);
      await benches[one]?.run([]);
    }
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

export {};
