import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { processConfig } from '../../scripts/export/nginx-process.ts';
import { writeExport } from '../../scripts/export/write-export.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startSite } from '../../scripts/site-process.ts';
import { comparedColumns, compareLoads } from '../speed/compare.ts';
import { generator } from '../speed/load.ts';
import { printTable } from '../table.ts';

/** Our configuration chooses file, encoding and headers by the address; the bare one is asked for the file itself. */
export async function exportBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
      media: { type: 'string', default: '.data/media' },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-bench-'));
  const [exported, bare] = [join(folder, 'export'), join(folder, 'bare')];
  const servers: Nginx[] = [];
  try {
    if (existsSync(values.media)) cpSync(values.media, join(folder, 'media'), { recursive: true });
    const ports = [await freePort(), await freePort()] as const;
    const listen = ports.map((port) => `127.0.0.1:${port}`);
    await writeFiles(folder, exported, listen[0] ?? '');
    cpSync(exported, bare, { recursive: true, filter: (file) => !file.endsWith('nginx.conf') });
    writeFileSync(join(bare, 'nginx.conf'), `server { listen ${listen[1]}; root "${bare}"; }\n`);
    for (const [i, root] of [exported, bare].entries()) servers.push(await startNginx(root, ports[i] ?? 0));
    const [ours, theirs] = servers as [Nginx, Nginx];
    const rows: string[][] = [];
    for (const { name, path, file } of subjects(exported)) {
      const compared = await compareLoads(
        { ...ours, path, encoding: 'br' },
        { ...theirs, path: file, encoding: 'br' },
        Number(values.seconds),
        Number(values.rounds),
      );
      rows.push([name, String(readFileSync(join(exported, file)).length), ...compared]);
    }
    console.log(`load by ${generator}, 16 connections, best of ${values.rounds} interleaved rounds`);
    printTable(['what', 'bytes', ...comparedColumns], rows);
  } finally {
    for (const { master } of servers) master.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeFiles(folder: string, exported: string, listen: string): Promise<void> {
  const site = await startSite({ folder, env: { RATE_LIMIT: '0' } });
  try {
    await writeExport({ folder: exported, site: site.origin, dist: 'dist', node: site.origin, listen });
  } finally {
    await site.stop();
  }
}

interface Subject {
  name: string;
  path: string;
  /** What is sent for it. */
  file: string;
}

function subjects(exported: string): Subject[] {
  const first = (pattern: string) => `/${globSync(pattern, { cwd: exported }).sort()[0]}`;
  const product = first('pages/daily/*.html');
  const asset = first('assets/index-*.js');
  const picture = first('media/*/w*.avif');
  return [
    { name: 'home page', path: '/', file: '/home.html.br' },
    { name: 'product page', path: product.slice('/pages'.length, -'.html'.length), file: `${product}.br` },
    { name: 'asset', path: asset, file: `${asset}.br` },
    { name: 'picture', path: picture, file: picture },
  ];
}

interface Nginx {
  origin: string;
  master: ChildProcess;
  /** The process that answers. */
  pid: number;
}

async function startNginx(folder: string, port: number): Promise<Nginx> {
  writeFileSync(join(folder, 'process.conf'), processConfig(folder));
  const master = spawn('nginx', ['-p', folder, '-c', join(folder, 'process.conf')], { stdio: 'inherit' });
  const failed = new Promise<never>((_, reject) =>
    master.once('error', () => reject(new Error('nginx is not installed: apt-get install nginx'))),
  );
  const origin = `http://127.0.0.1:${port}`;
  while (!(await Promise.race([fetch(origin, { method: 'HEAD' }).catch(() => null), failed]))) {
    if (master.exitCode !== null) throw new Error(`nginx ended with ${master.exitCode}`);
    await sleep(50);
  }
  const workers = readFileSync(`/proc/${master.pid}/task/${master.pid}/children`, 'utf8');
  return { origin, master, pid: Number.parseInt(workers, 10) };
}
