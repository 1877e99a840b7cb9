import { statfsSync } from 'node:fs';
import { log } from '../../http/log.ts';

/** What visitors do not notice yet, and an operator should: in the log, in `/readyz` and in the figures. */
export const warningKinds = ['origin', 'samples', 'clock', 'disk', 'publish', 'old-version'] as const;
type WarningKind = (typeof warningKinds)[number];

/** Sets a warning with its remedy, or takes it back. */
export type Warn = (kind: WarningKind, text: string | null) => void;

export interface Warnings {
  warn: Warn;
  /** What is wrong now, by kind. */
  current: ReadonlyMap<WarningKind, string>;
}

/** Each is logged when it comes and when it goes, however often it is set. */
export function createWarnings(): Warnings {
  const current = new Map<WarningKind, string>();
  return {
    current,
    warn(kind, text) {
      if (text === null && current.has(kind)) log('info', 'a warning is over', { kind });
      if (text !== null && !current.has(kind)) log('warn', text, { kind });
      if (text === null) current.delete(kind);
      else current.set(kind, text);
    },
  };
}

const maxClockOffsetMs = 30_000;

/** Compares this machine's clock with another one; what has just been published cannot lie in the future either. */
export function clockWarning(other: Date, whose: string): string | null {
  const offset = Date.now() - other.getTime();
  if (!(Math.abs(offset) > maxClockOffsetMs)) return null;
  const seconds = `${Math.round(Math.abs(offset) / 1_000)} s ${offset > 0 ? 'ahead of' : 'behind'} ${whose}`;
  return `the clock of this machine is ${seconds}: set both by a time server (timedatectl set-ntp true)`;
}

/** The address that links, the sitemap and sharing data are made from. */
export function originWarning(origin: string): string | null {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)) return null;
  return `SITE_ORIGIN is ${origin}: canonical links and the sitemap lead there; set it to the public address`;
}

const megabyte = 1024 * 1024;
const enoughMegabytes = 256;
const lookEveryMs = 60_000;

/** Looks once a minute how much room there is in the folders, by variable. Returns what stops it. */
export function watchDisks(folders: Record<string, string>, warn: Warn, freeBytes = freeBytesIn): () => void {
  const look = () => {
    const low = Object.entries(folders).flatMap(([variable, folder]) => {
      const free = Math.floor(freeBytes(folder) / megabyte);
      return free < enoughMegabytes ? `${free} MB are free in ${folder} (${variable})` : [];
    });
    const remedy = 'free some space: publishing and pictures will fail when the disk is full';
    warn('disk', low.length === 0 ? null : `${low.join(', ')}; ${remedy}`);
  };
  look();
  const timer = setInterval(look, lookEveryMs).unref();
  return () => clearInterval(timer);
}

function freeBytesIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // A folder that cannot be read is told about where it is used.
    return Number.POSITIVE_INFINITY;
  }
}
