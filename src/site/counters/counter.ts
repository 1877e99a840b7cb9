import type { Goal } from './goals.ts';

export interface PageView {
  url: string;
  title: string;
  referrer: string;
}

/** One third party. Every method may throw; whoever calls them does not let it reach the page. */
export interface Counter {
  name: string;
  /** Puts its queue and its script into the page. Called once. */
  start(): void;
  hit?(view: PageView): void;
  goal?(goal: Goal): void;
  /** The visitor has taken the permission back. From here on it is told nothing. */
  stop?(): void;
  /** The visitor has given it once more in the same page. */
  resume?(): void;
}

/** Tells the debug panel what goes out. */
export type Report = (counter: string, call: string, ...details: unknown[]) => void;

export function addScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}
