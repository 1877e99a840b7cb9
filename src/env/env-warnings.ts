import { nearest } from '../text/edit-distance.ts';

type Env = Record<string, string | undefined>;

/** What is allowed, and most likely not meant; the process starts all the same. Who reads it decides on the language. */
export type EnvWarning =
  /** A name that is nearly one of ours. */
  | { type: 'misspelt'; name: string; meant: string }
  /** A node that reads the API of another has no use for a database. */
  | { type: 'two-sources'; api: string }
  | { type: 'metrics-without-port' }
  /** The legal texts in `content/` promise that counters wait for an answer. */
  | { type: 'counters-unasked' };

/** A short name is near to many that have nothing to do with us (HOST, HOME). */
const isShort = (name: string) => name.length <= 5;

export function warningsAbout(env: Env, known: readonly string[]): EnvWarning[] {
  return [...misspelt(env, known), ...contradictions(env)];
}

/** For the log. */
export function warningInEnglish(warning: EnvWarning): string {
  switch (warning.type) {
    case 'misspelt':
      return `${warning.name} is not known here and has no effect: is ${warning.meant} meant?`;
    case 'two-sources':
      return `DATABASE_URL has no effect because API_BASE_URL is set: this node reads the API at ${warning.api}; remove one of them`;
    case 'metrics-without-port':
      return 'METRICS_HOST has no effect without METRICS_PORT: set the port, too';
    case 'counters-unasked':
      return 'CONSENT=notice: counters run before a visitor has answered, which the legal texts must say; set CONSENT=required or change them';
  }
}

function misspelt(env: Env, known: readonly string[]): EnvWarning[] {
  const ours = new Set(known);
  const long = known.filter((one) => !isShort(one));
  return Object.keys(env).flatMap((name): EnvWarning[] => {
    if (ours.has(name) || !env[name] || !/^[A-Z][A-Z0-9_]+$/.test(name)) return [];
    const meant = nearest(name, known.filter(isShort), 1) ?? nearest(name, long, 2);
    // Whoever has set both knows what he does.
    return meant && !env[meant] ? [{ type: 'misspelt', name, meant }] : [];
  });
}

function contradictions(env: Env): EnvWarning[] {
  const found: EnvWarning[] = [];
  if (env.API_BASE_URL && env.DATABASE_URL) found.push({ type: 'two-sources', api: env.API_BASE_URL });
  if (env.METRICS_HOST && !env.METRICS_PORT) found.push({ type: 'metrics-without-port' });
  if (env.CONSENT === 'notice') found.push({ type: 'counters-unasked' });
  return found;
}

/** Variables that cannot be what they are: what the operator reads, and the names for whoever says it otherwise. */
export class WrongVariables extends Error {
  readonly wrong: readonly { name: string; value: string | undefined }[];

  constructor(message: string, wrong: WrongVariables['wrong']) {
    super(message);
    this.name = 'WrongVariables';
    this.wrong = wrong;
  }
}
