import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Judge, Question } from '../answers.ts';
import { reasonOf } from '../visitors.ts';

export interface Load {
  sent: number;
  wrong: string[];
  statuses: Map<number, number>;
  times: number[];
}

interface Options {
  connections: number;
  lastsMs: number;
}

/**
 * As many connections as wanted, each asking one thing after another. An answer is held to its judge the first time; after
 * that the same bytes are right, and others are judged again.
 */
export async function hammer(origin: string, next: (n: number) => Question, options: Options): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const load: Load = { sent: 0, wrong: [], statuses: new Map(), times: [] };
  const right = new Map<string, Buffer>();
  const endAt = performance.now() + options.lastsMs;
  const { hostname, port } = new URL(origin);

  const connection = async () => {
    while (performance.now() < endAt) {
      const { path, judge } = next(load.sent++);
      const started = performance.now();
      try {
        const { status, headers, body } = await get({ hostname, port, path, agent });
        load.times.push(performance.now() - started);
        load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
        if (status === 200 && right.get(path)?.equals(body)) continue;
        const reason = judgeBytes(path, status, headers, body, judge);
        if (reason) load.wrong.push(`${path}: ${reason}`);
        else if (status === 200) right.set(path, body);
      } catch (error) {
        load.wrong.push(`${path}: ${reasonOf(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: options.connections }, connection));
  agent.destroy();
  return load;
}

function judgeBytes(
  path: string,
  status: number,
  headers: IncomingHttpHeaders,
  body: Buffer,
  judge: Judge,
): string | null {
  const plain = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
  const flat = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return judge({ path, status, headers: new Headers(flat), text: plain.toString(), ms: 0 });
}

interface Target {
  hostname: string;
  port: string;
  path: string;
  agent: Agent;
}

function get(target: Target): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...target, headers: { 'Accept-Encoding': 'br' }, timeout: 30_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.once('error', reject);
    });
    asked.once('timeout', () => asked.destroy(new Error('no answer within 30 s')));
    asked.once('error', reject);
    asked.end();
  });
}

export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
