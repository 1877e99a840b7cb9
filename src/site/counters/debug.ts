import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './journal-panel.css?inline';
import { JournalPanel } from './journal-panel.tsx';

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
