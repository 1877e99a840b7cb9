import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './journal-panel.css?inline';
import { JournalPanel } from './journal-panel.tsx';

/** Shows what the counters were told beside the page. Loaded only when the landing address asks for it. */
export function showJournal(): void {
  // As text: a file of its own would have to be named in the code of every page.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(JournalPanel));
}
