import type { PublishOutcome } from '../content/publish-content.ts';
import { errorFields, log } from '../http/log.ts';
import { logSeldom } from '../http/log-seldom.ts';

export interface ScheduleOptions {
  /** When the published files show something else, if they do. */
  nextChange: () => Promise<Date | null>;
  /** True for the one node that is to see to it, for so long. */
  claim: (now: Date, forMs: number) => Promise<boolean>;
  publish: () => Promise<PublishOutcome>;
  everyMs?: number;
  now?: () => Date;
}

/** What is due is on the site within a minute, compiling included. */
const lookEveryMs = 5_000;

/** Longer than compiling takes; after that another node tries. */
const claimMs = 90_000;

/** Publishes the same files again when something in them comes or goes. One of many nodes does it. */
export function keepSchedule(options: ScheduleOptions): { look(): Promise<void>; stop(): void } {
  const { nextChange, claim, publish, everyMs = lookEveryMs, now = () => new Date() } = options;
  let next: NodeJS.Timeout | undefined;
  let isStopped = false;
  const again = () => {
    if (!isStopped) next = setTimeout(() => void look().finally(again), everyMs).unref();
  };
  again();
  return {
    look,
    stop: () => {
      isStopped = true;
      clearTimeout(next);
    },
  };

  async function look(): Promise<void> {
    try {
      const due = await nextChange();
      if (!due || due > now() || !(await claim(now(), claimMs))) return;
      const { status, version } = await publish();
      if (status === 'published') log('info', 'published what was due', { due: due.toISOString(), version });
      else if (status !== 'unchanged') log('error', 'what is due could not be published', { due: due.toISOString() });
    } catch (error) {
      logSeldom('schedule', 'warn', 'what is due cannot be published from here', errorFields(error));
    }
  }
}
