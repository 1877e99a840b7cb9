import { readdirSync, readFileSync } from 'node:fs';

const megabytes = (kilobytes: string | undefined) => Math.round(Number(kilobytes ?? 0) / 1024);

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

/** Resident megabytes of a process: now, and at most since it was started. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = statusOf(pid);
  return {
    now: megabytes(/VmRSS:\s+(\d+)/.exec(status)?.[1]),
    peak: megabytes(/VmHWM:\s+(\d+)/.exec(status)?.[1]),
  };
}

/** Looks a few times a second at a process and its children together; `stop` says how much they had at most. */
export function watchTree(pid: number): { stop(): number } {
  let most = 0;
  const timer = setInterval(() => {
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((name) => new RegExp(`PPid:\\s+${pid}\\n`).test(statusOf(Number(name))));
    const all = [pid, ...children.map(Number)].reduce((sum, one) => sum + memoryOf(one).now, 0);
    most = Math.max(most, all);
  }, 250);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
