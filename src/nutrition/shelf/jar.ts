import type { Unit } from '../wording.ts';

/** One product that a person takes, of any brand. */
export interface Jar {
  /** Series and slug of our product; for others a name that is unique on the shelf. */
  id: string;
  title: string;
  isOurs: boolean;
  /** Per day. */
  portions: number;
  rows: readonly JarRow[];
  /** Portions in the pack, where known. */
  servings: number | null;
  /** The day of the first portion, as 2026-11-15, where known. */
  opened?: string | undefined;
  age: { from: number; to?: number | undefined } | null;
  /** For pregnancy and feeding: not at all, or after asking a doctor. */
  mothers: 'no' | 'ask' | null;
  times: readonly DayTime[];
  food: Food;
}

export interface JarRow {
  /** Slug of the component, key of a norm, or else the text of the label. */
  substance: string;
  /** In one portion; a string where a reader has typed it. */
  amount: number | string;
  unit: Unit;
}

export const slots = ['morning', 'day', 'evening'] as const;
export type Slot = (typeof slots)[number];
export type DayTime = Slot | 'any';

type Food = 'with' | 'without' | 'any';

/** What is known of two substances in different jars. */
export interface PairRule {
  first: string;
  second: string;
  /** Milligrams a day below which the substance is no hindrance; any amount is one where none is given. */
  firstFrom?: number | undefined;
  secondFrom?: number | undefined;
  /** Whole sentences. */
  reason: string;
}

/** Two substances that should not be taken together. */
export interface ApartRule extends PairRule {
  hours: number;
}

/** Makes results independent of the order of the jars. */
export function inOrder<J extends { id: string }>(jars: readonly J[]): J[] {
  return jars.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days that a full jar lasts; null where the number of portions is unknown. */
export function daysOf({ servings, portions }: Pick<Jar, 'servings' | 'portions'>): number | null {
  return servings === null ? null : Math.floor(servings / portions);
}

/** Whole days for which there is something left on the given day; a jar of which nobody knows when it was opened is full. */
export function daysLeft(jar: Pick<Jar, 'servings' | 'portions' | 'opened'>, today: string): number | null {
  const days = daysOf(jar);
  if (days === null) return null;
  const gone = jar.opened ? Math.round((Date.parse(today) - Date.parse(jar.opened)) / dayMs) : 0;
  return Math.min(days, Math.max(0, days - gone));
}

/** The day of the last portion of a jar opened on the given day (both as 2026-11-15). */
export function lastDayOf(jar: Pick<Jar, 'servings' | 'portions'>, opened: string): string | null {
  const days = daysOf(jar);
  if (days === null || days < 1) return null;
  return new Date(Date.parse(opened) + (days - 1) * dayMs).toISOString().slice(0, 10);
}
