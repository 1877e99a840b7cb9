import type { Purpose } from './consent.ts';
import type { Goal } from './goals.ts';

export interface PageView {
  url: string;
  title: string;
  referrer: string;
}

/** One third party. Every method may throw: `start-counters.ts` catches it. */
export interface Counter {
  name: string;
  purpose: Purpose;
  /** Puts its queue and its script into the page. Called once. */
  start(): void;
  hit?(view: PageView): void;
  goal?(goal: Goal): void;
  /** The visitor has withdrawn consent: nothing is sent any more. */
  stop?(): void;
  /** The visitor has consented again in the same page. */
  resume?(): void;
}

/** Writes to the debug panel what is sent. */
export type Report = (counter: string, call: string, ...details: unknown[]) => void;

export function addScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}
