/** How long each call took, in milliseconds, one after the other. */
export async function timeEach<T>(items: readonly T[], call: (item: T) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const started = performance.now();
    await call(item);
    times.push(performance.now() - started);
  }
  return times;
}

export async function timeOne(call: () => Promise<unknown>): Promise<number> {
  const [time = 0] = await timeEach([0], call);
  return time;
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const milliseconds = (time: number) => (time < 10 ? time.toFixed(2) : time.toFixed(0));
