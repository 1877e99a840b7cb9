import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type NginxProcess, startNginx } from '../../scripts/export/nginx-process.ts';
import { writeExport } from '../../scripts/export/write-export.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startSite } from '../../scripts/site-process.ts';
import { comparedColumns, compareLoads } from '../speed/compare.ts';
import { generator, type Target } from '../speed/load.ts';
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
  const servers: NginxProcess[] = [];
  try {
    if (existsSync(values.media)) cpSync(values.media, join(folder, 'media'), { recursive: true });
    const ports = [await freePort(), await freePort()] as const;
    const listen = ports.map((port) => `127.0.0.1:${port}`);
    await writeFiles(folder, exported, listen[0] ?? '');
    mkdirSync(bare);
    writeFileSync(join(bare, 'nginx.conf'), `server { listen ${listen[1]}; root "${exported}"; }\n`);
    for (const [i, own] of [exported, bare].entries()) servers.push(await startNginx(own, ports[i] ?? 0));
    const [ours, theirs] = servers.map(target) as [Server, Server];
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
  const picture = medianPicture(exported);
  return [
    { name: 'home page', path: '/', file: '/home.html.br' },
    { name: 'product page', path: product.slice('/pages'.length, -'.html'.length), file: `${product}.br` },
    { name: 'asset', path: asset, file: `${asset}.br` },
    { name: 'picture', path: picture, file: picture },
  ];
}

function medianPicture(exported: string): string {
  const files = globSync('media/*/w*.avif', { cwd: exported });
  const bySize = files
    .map((file) => ({ file, size: statSync(join(exported, file)).size }))
    .sort((a, b) => a.size - b.size);
  return `/${bySize[Math.floor(bySize.length / 2)]?.file}`;
}

type Server = Pick<Target, 'origin' | 'pid'>;

function target({ origin, master }: NginxProcess): Server {
  const workers = readFileSync(`/proc/${master.pid}/task/${master.pid}/children`, 'utf8');
  return { origin, pid: Number.parseInt(workers, 10) };
}
