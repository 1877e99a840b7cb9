import { nearest } from '../contract/nearest.ts';

type Env = Record<string, string | undefined>;

/** A short name is near to many that have nothing to do with us (HOST, HOME). */
const isShort = (name: string) => name.length <= 5;

/**
 * What is allowed, and most likely not meant: a name that is nearly one of ours, or two variables of which one makes the
 * other useless. The process starts all the same.
 */
export function doubtful(env: Env, known: readonly string[]): string[] {
  return [...misspelt(env, known), ...contradictions(env)];
}

function misspelt(env: Env, known: readonly string[]): string[] {
  const ours = new Set(known);
  const long = known.filter((one) => !isShort(one));
  return Object.keys(env).flatMap((name) => {
    if (ours.has(name) || !env[name] || !/^[A-Z][A-Z0-9_]+$/.test(name)) return [];
    const meant = nearest(name, known.filter(isShort), 1) ?? nearest(name, long, 2);
    // Whoever has set both knows what he does.
    return meant && !env[meant] ? [`${name} is not known here and has no effect: is ${meant} meant?`] : [];
  });
}

function contradictions(env: Env): string[] {
  const found: string[] = [];
  if (env.API_BASE_URL && env.DATABASE_URL)
    found.push(
      `DATABASE_URL has no effect because API_BASE_URL is set: this node reads the API at ${env.API_BASE_URL}; remove one of them`,
    );
  if (env.METRICS_HOST && !env.METRICS_PORT)
    found.push('METRICS_HOST has no effect without METRICS_PORT: set the port, too');
  return found;
}
