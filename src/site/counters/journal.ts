/** What was sent to whom, for `?debug=counters`. */
export interface JournalEntry {
  at: number;
  counter: string;
  call: string;
  details: string;
}

const maxEntries = 200;
let entries: readonly JournalEntry[] = [];
const listeners = new Set<() => void>();

export function writeJournal(counter: string, call: string, ...details: unknown[]): void {
  const entry = { at: Date.now(), counter, call, details: details.map((detail) => JSON.stringify(detail)).join(' ') };
  entries = [...entries, entry].slice(-maxEntries);
  for (const listener of listeners) listener();
}

export function journalEntries(): readonly JournalEntry[] {
  return entries;
}

export function onJournalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
