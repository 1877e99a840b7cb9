import { createSignal } from '../state/browser-state.ts';

/** What was sent to which counter, for `?debug=counters`. */
interface JournalEntry {
  at: number;
  counter: string;
  call: string;
  details: string;
}

const maxEntries = 200;
const entries = createSignal<readonly JournalEntry[]>([]);

export const journalEntries = entries.get;
export const onJournalChange = entries.subscribe;

export function writeJournal(counter: string, call: string, ...details: unknown[]): void {
  const entry = { at: Date.now(), counter, call, details: details.map((detail) => JSON.stringify(detail)).join(' ') };
  entries.set([...entries.get(), entry].slice(-maxEntries));
}
