/** Everything the site reports besides page views. One union, so that every provider knows every goal. */
export type Goal =
  | { name: 'shop-click'; shop: string }
  | { name: 'phone-click' }
  | { name: 'batch-check' }
  | { name: 'shelf-share' }
  | { name: 'shelf-reminders' }
  | { name: 'comparison-share' }
  | { name: 'finder-result'; found: string }
  /** A tool of a theme landing was used; what was entered is not sent. */
  | { name: 'theme-tool'; tool: string };

type Listener = (goal: Goal) => void;

const listeners = new Set<Listener>();

export function reportGoal(goal: Goal): void {
  for (const listener of listeners) listener(goal);
}

export function onGoal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a goal says besides its name. */
export function goalParameters({ name: _, ...parameters }: Goal): Record<string, string> {
  return parameters;
}
