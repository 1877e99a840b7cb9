import { debugParameter } from './constants.ts';

/** Shows the journal beside the page; its code is loaded only then. */
export async function startCountersDebug(search: string): Promise<void> {
  if (new URLSearchParams(search).get(debugParameter.name) !== debugParameter.value) return;
  const [{ createElement }, { createRoot }, { JournalPanel }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('./journal-panel.tsx'),
  ]);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(JournalPanel));
}
