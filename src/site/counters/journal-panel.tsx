import { useSyncExternalStore } from 'react';
import { journalEntries, onJournalChange } from './journal.ts';

/** What was sent to counters, for setting them up. Opened by `?debug=counters`. */
export function JournalPanel() {
  const entries = useSyncExternalStore(onJournalChange, journalEntries, journalEntries);
  return (
    <section aria-label="Отправлено счётчикам" className="counters-journal">
      <p>Отправлено счётчикам: {entries.length}</p>
      <ol>
        {entries.map(({ at, counter, call, details }, index) => (
          <li key={index}>
            {new Date(at).toLocaleTimeString('ru')} {counter} {call} {details}
          </li>
        ))}
      </ol>
    </section>
  );
}
