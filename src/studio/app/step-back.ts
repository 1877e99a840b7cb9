import type { EntryStore } from './entry-store.ts';
import { showField } from './show-field.ts';

/** What has changed comes into view, unless the cursor is in it. */
export function stepBack(store: EntryStore, isUndo: boolean): void {
  const field = isUndo ? store.undo() : store.redo();
  if (!field) return;
  const place = document.querySelector(`[data-field="${CSS.escape(field)}"]`);
  if (!place?.contains(document.activeElement)) showField(field);
}
