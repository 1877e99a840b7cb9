import type { Jar } from './jar.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days that a full jar lasts; null where the number of portions is unknown. */
export function daysOf({ servings, portions }: Pick<Jar, 'servings' | 'portions'>): number | null {
  return servings === null ? null : Math.floor(servings / portions);
}

/** The day of the last portion of a jar opened on the given day (both as 2026-11-15). */
export function lastDayOf(jar: Pick<Jar, 'servings' | 'portions'>, opened: string): string | null {
  const days = daysOf(jar);
  if (days === null || days < 1) return null;
  return new Date(Date.parse(opened) + (days - 1) * dayMs).toISOString().slice(0, 10);
}
