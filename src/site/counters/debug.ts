import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { JournalPanel } from './journal-panel.tsx';

/** Shows what the counters were told beside the page. Loaded only when the landing address asks for it. */
export function showJournal(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(JournalPanel));
}
