import { type ChildProcess, fork } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.ts';
import { watchTypes } from './watch-types.ts';

const usage = `npm run dev

The site from its source on PORT (3000), with the content published on every save. What you save is in the open page
within seconds: components and styles without losing its state, content without a reload, the server's own folders with
a restart. Errors stand here; those of pages, styles, types and content stand over the page, too.

Settings are environment variables or .env: see .env.example.`;

readArguments(usage, {});

/** What the running process cannot take up by itself: a change restarts it, and the open page follows. */
const restartedFor =
  /^(?:src\/(?:api|catalogue|content|contract|env|http|nutrition|pictures|process|server|store|text)\/.*|scripts\/dev-(?:server|faults)|vite\.config)\.ts$|^\.env$/;

let child: ChildProcess;
let isEnding = false;
let pending: NodeJS.Timeout | undefined;
start();
for (const folder of ['src', 'scripts']) watch(folder, { recursive: true }, (_, name) => changed(`${folder}/${name}`));
watch('.', (_, name) => changed(String(name)));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isEnding = true;
    if (hasEnded()) process.exit();
    child.kill();
  });

function changed(path: string): void {
  const name = path.replaceAll('\\', '/');
  if (!restartedFor.test(name) || name.endsWith('.test.ts')) return;
  clearTimeout(pending);
  pending = setTimeout(() => {
    console.log(`development: starting again for ${name}`);
    if (hasEnded()) start();
    else child.once('exit', start).kill();
  }, 100);
}

let isChecking = false;
/**
 * Here, because a compiler that begins anew with each restart takes both cores for half a minute; and once the server
 * listens, because it misses the routes that are generated while it reads.
 */
function checkTypes(): void {
  if (isChecking) return;
  isChecking = true;
  watchTypes((errors) => {
    if (errors.length > 0) console.error(errors.map(({ text }) => text).join('\n'));
    if (child.connected) child.send({ errors });
  });
}

/** A fault in a server folder ends it, and it waits for the next save. */
function hasEnded(): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function start(): void {
  child = fork(join(import.meta.dirname, 'dev-server.ts'), { execArgv: ['--disable-warning=ExperimentalWarning'] });
  child.once('message', checkTypes);
  child.on('exit', (code, signal) => {
    if (isEnding) process.exit(code ?? 0);
    if (signal === null) console.error('development: the server has ended; it starts again with the next save');
  });
}
