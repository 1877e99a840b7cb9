import type { PublishOutcome } from '../../content/publish/publish-content.ts';
import { errorFields, log } from '../../http/log.ts';
import { logSeldom } from '../../http/log-seldom.ts';

export interface ScheduleOptions {
  /** When the published files show something else, if they do. */
  nextChange: () => Promise<Date | null>;
  /** True for the one node that is to see to it, for so long. */
  claim: (now: Date, forMs: number) => Promise<boolean>;
  /** Publishes what the files show at this moment. */
  publish: (now: Date) => Promise<PublishOutcome>;
  /** Compiles what will be due, so that it need only be written then; true for the node that has done it. */
  prepare: (due: Date) => Promise<boolean>;
  everyMs?: number;
  now?: () => Date;
}

const lookEveryMs = 5_000;

/** So long before it is due it is compiled: earlier, it would often be for nothing. */
const aheadMs = 60 * 60_000;

/** Longer than compiling takes; after that another node tries. */
const claimMs = 90_000;

/** Publishes the same files again when something in them comes or goes. One of many nodes does it. */
export function keepSchedule(options: ScheduleOptions): { look(): Promise<void>; stop(): void } {
  const { nextChange, claim, publish, prepare, everyMs = lookEveryMs, now = () => new Date() } = options;
  let next: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isPreparing = false;
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

  /** Beside the looking: what becomes due meanwhile does not wait for it. */
  function prepareSoon(due: Date): void {
    if (isPreparing || due.getTime() - now().getTime() > aheadMs) return;
    isPreparing = true;
    void prepare(due)
      .then(
        (isDone) => isDone && log('info', 'prepared what will be due', { due: due.toISOString() }),
        (error: unknown) => logSeldom('prepare', 'warn', 'what will be due cannot be prepared', errorFields(error)),
      )
      .finally(() => {
        isPreparing = false;
      });
  }

  async function look(): Promise<void> {
    try {
      const due = await nextChange();
      if (!due) return;
      const moment = now();
      if (due > moment) return prepareSoon(due);
      if (!(await claim(moment, claimMs))) return;
      const { status, version } = await publish(moment);
      if (status === 'published') log('info', 'published what was due', { due: due.toISOString(), version });
      else if (status !== 'unchanged') log('error', 'what is due could not be published', { due: due.toISOString() });
    } catch (error) {
      logSeldom('schedule', 'warn', 'what is due cannot be published from here', errorFields(error));
    }
  }
}
