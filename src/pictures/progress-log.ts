import { log } from '../http/log.ts';
import type { Progress } from './picture-maker.ts';

const tellEveryMs = 10_000;

/** Thousands of files take minutes: now and then a line says how far it is. */
export function progressLog(): Progress {
  let toldAt = performance.now();
  return (made, of) => {
    if (performance.now() - toldAt < tellEveryMs) return;
    toldAt = performance.now();
    log('info', 'making pictures', { made, of });
  };
}
