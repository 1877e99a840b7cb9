export interface Timing {
  /** Milliseconds by the clock. */
  wall: number;
  /** Milliseconds of processor time. */
  cpu: number;
}

/** Calls one after the other. */
export async function timeEach<T>(
  items: readonly T[],
  call: (item: T) => Promise<unknown>,
  cpuClock: () => number = () => 0,
): Promise<Timing[]> {
  const times: Timing[] = [];
  for (const item of items) {
    const started = performance.now();
    const cpuStarted = cpuClock();
    await call(item);
    times.push({ wall: performance.now() - started, cpu: cpuClock() - cpuStarted });
  }
  return times;
}

export async function timeOne(call: () => Promise<unknown>): Promise<number> {
  const [time] = await timeEach([0], call);
  return time?.wall ?? 0;
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const milliseconds = (time: number) => (time < 10 ? time.toFixed(2) : time.toFixed(0));
