/** Everything the site reports besides page views. One union, so that every provider knows every goal. */
export type Goal = { name: 'shop-click'; shop: string } | { name: 'phone-click' } | { name: 'search'; query: string };

type Listener = (goal: Goal) => void;

const listeners = new Set<Listener>();

/** Never throws: a visitor's click does not depend on who counts it. */
export function reportGoal(goal: Goal): void {
  for (const listener of listeners) listener(goal);
}

export function onGoal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
