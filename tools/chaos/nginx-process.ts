import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface NginxProcess {
  /** Its workers answer. */
  master: ChildProcess;
  origin: string;
  /** What names it on the command line, before `-s reload`. */
  options: string[];
}

/** It starts at once, or listens elsewhere than it is asked. */
const readyWithinMs = 30_000;

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** Starts a real nginx for `nginx.conf` in a folder, which listens on the port, and waits for it. */
export async function startNginx(folder: string, port: number): Promise<NginxProcess> {
  const file = join(folder, 'process.conf');
  writeFileSync(file, processConfig(folder));
  const options = ['-p', folder, '-c', file];
  const { status, stderr, error } = spawnSync('nginx', ['-t', ...options], { encoding: 'utf8' });
  if (error) throw new Error('nginx is not installed: apt-get install nginx');
  if (status !== 0) throw new Error(stderr);
  const master = spawn('nginx', options, { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  const giveUpAt = Date.now() + readyWithinMs;
  while (!(await fetch(origin, { method: 'HEAD' }).catch(() => null))) {
    if (master.exitCode !== null) throw new Error(`nginx ended with ${master.exitCode}: see ${folder}/error.log`);
    if (Date.now() > giveUpAt) {
      master.kill('SIGTERM');
      throw new Error(`nginx does not answer at ${origin}: see ${folder}/nginx.conf`);
    }
    await sleep(50);
  }
  return { master, origin, options };
}

/** A configuration of a whole nginx around that of a site, set up as Debian does: what it writes stays in the folder. */
function processConfig(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${temporary.map((name) => `  ${name}_temp_path ${folder}/temporary-${name};`).join('\n')}
  include ${folder}/nginx.conf;
}
`;
}
