import { quietly } from '../quiet.ts';
import { type Load, load, type Target } from './load.ts';

export const comparedColumns = ['req/s', 'bare', 'ratio', 'CPU µs', 'bare', 'ratio'];

/** Interleaved, the best round of each. On a busy machine the processor time says more than requests per second. */
export async function compareLoads(ours: Target, bare: Target, seconds: number, rounds: number): Promise<string[]> {
  const measured: [Load[], Load[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const { result } = await quietly(async () => [await load(ours, seconds), await load(bare, seconds)] as const);
    measured[0].push(result[0]);
    measured[1].push(result[1]);
  }
  const [fast = 0, bareFast = 1] = measured.map((loads) => Math.max(...loads.map(({ perSecond }) => perSecond)));
  const [cpu = 1, bareCpu = 0] = measured.map((loads) =>
    Math.min(...loads.map(({ cpuMicroseconds }) => cpuMicroseconds ?? Number.NaN)),
  );
  return [
    String(Math.round(fast)),
    String(Math.round(bareFast)),
    percent(fast / bareFast),
    cpu.toFixed(0),
    bareCpu.toFixed(0),
    percent(bareCpu / cpu),
  ];
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
