import type { Unit } from '../wording.ts';

/** One thing that a person takes, whoever made it. */
export interface Jar {
  /** Series and slug of a product of ours; for a foreign jar a name that is unique on the shelf. */
  id: string;
  title: string;
  isOurs: boolean;
  /** A day. */
  portions: number;
  rows: readonly JarRow[];
  /** Portions in the pack, where known. */
  servings: number | null;
  age: { from: number; to?: number | undefined } | null;
  /** What pregnancy and feeding mean for it: not at all, or only after asking a doctor. */
  mothers: 'no' | 'ask' | null;
  times: readonly DayTime[];
  food: Food;
}

export interface JarRow {
  /** Slug of the component, key of a norm, or the words on the label where it is neither. */
  substance: string;
  /** In one portion; as text where a reader has typed it. */
  amount: number | string;
  unit: Unit;
}

export const slots = ['morning', 'day', 'evening'] as const;
export type Slot = (typeof slots)[number];
export type DayTime = Slot | 'any';

export type Food = 'with' | 'without' | 'any';

/** Two substances that hinder each other when they are taken together. */
export interface ApartRule {
  first: string;
  second: string;
  hours: number;
}

/** The same shelf is the same whatever the order of its jars. */
export function inOrder<J extends { id: string }>(jars: readonly J[]): J[] {
  return jars.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
