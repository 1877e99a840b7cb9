import type { Lab } from './lab.ts';

/** What a trial found. Every wrong answer and every loss is a sentence, for whoever has to mend it. */
export interface Outcome {
  sent: number;
  wrong: string[];
  /** What was published before and is not served after; missing where nothing was published that could be lost. */
  lost?: string[];
  /** From the end of the fault until everything is as before; missing where there was nothing to recover from. */
  recoveredMs?: number;
  note?: string;
}

/** One fault, flood or attack: done to running sites, and judged by what their visitors get. */
export interface Trial {
  name: string;
  /** Part of `npm test`: takes a second or two, and needs no PostgreSQL. */
  isQuick?: boolean;
  /**
   * Trials with different names here run side by side, those with the same one after the other: the name says what they
   * have to themselves. Without one a trial has everything to itself, as where it publishes or measures.
   */
  beside?: 'site one' | 'site two' | 'a node of its own' | 'a store of its own';
  /** What this machine lacks for it, in words; the trial is then left out. */
  missing?: () => string | undefined;
  run(lab: Lab): Promise<Outcome>;
}
