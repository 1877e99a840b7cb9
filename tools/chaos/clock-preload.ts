import { readFileSync } from 'node:fs';

/**
 * Loaded before a site (`--import`): its clock is off by as many milliseconds as a file says, from one moment to the next,
 * as when a machine wakes up or is set right.
 */
const file = process.env.CHAOS_CLOCK_FILE ?? '';
const RealDate = Date;
let offset = 0;

setInterval(() => {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    offset = 0;
  }
}, 50).unref();

class JumpingDate extends RealDate {
  constructor(...args: unknown[]) {
    if (args.length === 0) super(RealDate.now() + offset);
    else super(...(args as [number]));
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}

globalThis.Date = JumpingDate as DateConstructor;
