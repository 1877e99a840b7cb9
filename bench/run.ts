interface Bench {
  about: string;
  /** What follows the name, as one types it. */
  options?: string;
  /** Loaded when it is asked for. */
  run: (args: string[]) => Promise<void>;
}

const benches: Record<string, Bench> = {
  speed: {
    about: 'requests per second of kept responses against a bare server that sends the same bytes',
    options: '[--seconds 4] [--rounds 3]',
    run: async (args) => (await import('./speed.ts')).speed(args),
  },
  flood: {
    about: 'what known pages and the searches of others wait beside floods of pages that have to be made',
    options: '[--seconds 5]',
    run: async (args) => (await import('./flood.ts')).flood(args),
  },
  pages: {
    about: 'weight of HTML, CSS and JavaScript by kind of page',
    run: async () => (await import('./pages.ts')).pages(),
  },
  relevance: {
    about: 'how often the right result is among the first three',
    options: '[--half tuning] [--failures]',
    run: async (args) => (await import('./relevance/run.ts')).relevance(args),
  },
  scale: {
    about: 'memory, catalogue, keystrokes, start and publishing with 1 and 100 times the articles',
    options: '[--factors 1,100] [--databases sqlite,postgresql]',
    run: async (args) => (await import('./scale.ts')).scale(args),
  },
  lighthouse: {
    about: 'Lighthouse on a middling phone (--site: one that runs already)',
    options: '[--site http://localhost:3000] [--runs 3] [path …]',
    run: async (args) => (await import('./lighthouse/run.ts')).lighthouseBench(args),
  },
};

const usageOf = (name: string, { about, options = '' }: Bench) => `  ${name} ${options}\n      ${about}`;
const usage = [
  'npm run bench -- <name> [options]',
  ...Object.entries(benches).map((entry) => usageOf(...entry)),
  '  all\n      every one of them, about an hour',
].join('\n');

const [name = '', ...args] = process.argv.slice(2);
const chosen = name === 'all' ? Object.keys(benches) : [name].filter((one) => Object.hasOwn(benches, one));
if ([name, ...args].some((arg) => arg === '--help' || arg === '-h')) {
  console.log(usage);
} else if (chosen.length === 0) {
  console.error(name ? `there is no bench called ${name}\n\n${usage}` : usage);
  process.exitCode = 2;
} else
  for (const one of chosen) {
    console.log(`\n${one}: ${benches[one]?.about}`);
    await benches[one]?.run(args).catch((error) => {
      if (!String(error?.code).startsWith('ERR_PARSE_ARGS')) throw error;
      console.error(`${error.message}\n\n${usage}`);
      process.exitCode = 2;
    });
  }

export {};
