import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `npm run dev

The site from its source on PORT (3000), with the content published on every save. What you save is in the open page
within seconds: components and styles without losing its state, content without a reload, the server's own folders with
a restart. Errors of any kind stand here and over the page.

Settings are environment variables or .env: see .env.example.`;

/** What the running process cannot take up by itself: a change restarts it, and the open page follows. */
const restartedFor = ['contract', 'content', 'nutrition', 'store', 'api', 'http', 'env', 'server'];

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(usage);
} else {
  const watched = restartedFor.map((folder) => `--watch-path=${join('src', folder)}`);
  const script = join(import.meta.dirname, 'dev-server.ts');
  const child = spawn(
    process.execPath,
    [...watched, '--watch-preserve-output', '--disable-warning=ExperimentalWarning', script],
    { stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
}
