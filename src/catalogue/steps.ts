import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** A long computation that can pause at every `yield`. */
export type Steps<T> = Generator<undefined, T, undefined>;

export function runAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Requests wait no longer than this for a step to end. */
const sliceMs = 10;

/** The same in a server: requests are answered between the slices. */
export async function runInSlices<T>(steps: Steps<T>): Promise<T> {
  for (let sliceStart = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - sliceStart < sliceMs) continue;
    await yieldToEventLoop();
    sliceStart = performance.now();
  }
}
