import { createElement, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { journalEntries, onJournalChange } from './journal.ts';
import styles from './journal-panel.css?inline';

/** Loaded only when the landing address has `debug=counters`. */
export function showJournal(): void {
  // Inlined as text: a CSS file would have to be named in the code of every page.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(JournalPanel));
}

/** What was sent to counters, for setting them up. Opened by `?debug=counters`. */
function JournalPanel() {
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
