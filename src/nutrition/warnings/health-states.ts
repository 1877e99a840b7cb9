import { notForMothers } from './rules.ts';

/**
 * What a person can be asked about before anything is suggested, and the words by which contraindications name it. A
 * product's own list decides, so a small amount in a complex excludes nothing that its label allows. The typesetter has
 * put other spaces between the words.
 */
const healthStates = {
  clotting: /свёртываемост/iu,
  levothyroxine: /левотироксин|(?<!пара)щитовидн/iu,
  antidepressants: /антидепрессант/iu,
  sedatives: /успокоительн/iu,
  pressure: /давлени|мочегонн|сердечн/iu,
  antibiotics: /антибиотик/iu,
  immunity: /иммун/iu,
  kidneys: /почек|почках|печени|мочекаменн/iu,
  motherhood: new RegExp(`^${notForMothers.replaceAll(' ', '\\s')}$`, 'u'),
} as const;

export type HealthState = keyof typeof healthStates;

/** The contraindications of a product that concern a state. */
export function concerning(state: HealthState, contraindications: readonly string[]): string[] {
  return contraindications.filter((text) => healthStates[state].test(text));
}

/** Substances that make sleepy, more so together. */
export const sedating: ReadonlySet<string> = new Set(['melissa', 'triptofan', 'l-teanin', 'glitsin']);

/** Nobody starts them without a blood test, so nothing suggests them. */
export const afterAnalysis: readonly string[] = ['zhelezo'];
