import type { Checked, Conflict, EntryChange, EntryView, SaveReply, SaveRequest, StudioFault } from '../protocol.ts';
import { valueAt, withValueAt } from '../values.ts';
import { askAgainMs, isSilence, Refused, tell, wordsOf } from './api.ts';
import { createHistory } from './edit-history.ts';
import { type FaultsByPlace, faultsByPlace } from './form-place.ts';
import { type Draft, forgetDraft, type KeptDraft, keepDraft } from './kept-drafts.ts';
import { mended } from './mended.ts';

export interface EntryState {
  /** As it was read or saved last: its hash names the version that the next save is made from. */
  view: EntryView;
  draft: Draft;
  saved: Draft;
  checked: Checked;
  faults: FaultsByPlace;
  isChecking: boolean;
  isSaving: boolean;
  /** Whether everything typed is on this machine's disk. */
  isKept: boolean;
  canUndo: boolean;
  canRedo: boolean;
  said: string;
  trouble: string;
  /** Another version of the file is there. */
  conflict: Conflict | null;
  /** Fields that others have written meanwhile, taken over by the last save. */
  taken: readonly string[];
  /** When the text that was put back into the form was typed. */
  restoredFrom: number | null;
  /** Counts what the preview has to show anew. */
  revision: number;
}

export interface Opened {
  view: EntryView;
  checked: Checked;
}

export type EntryStore = ReturnType<typeof createEntryStore>;

const checkAfterMs = 350;
const keepAfterMs = 120;

export const draftOf = ({ data, body, text }: EntryView): Draft => ({ data, body, text });

/** An entry that is being edited: what is typed, what is saved, what is wrong with it, and the way back. */
export function createEntryStore(opened: Opened, window: string, onSaved: () => void) {
  const history = createHistory();
  const listeners = new Set<() => void>();
  const first = draftOf(opened.view);
  let state: EntryState = {
    ...opened,
    draft: first,
    saved: first,
    faults: faultsByPlace(opened.view.tree, opened.checked.faults, first.data),
    isChecking: false,
    isSaving: false,
    isKept: true,
    canUndo: false,
    canRedo: false,
    said: '',
    trouble: '',
    conflict: null,
    taken: [],
    restoredFrom: null,
    revision: opened.checked.canPreview ? 1 : 0,
  };
  /** What the next save is made from. */
  let base = { hash: opened.view.hash, draft: first };
  let keeping: ReturnType<typeof setTimeout> | undefined;
  let checking: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isChanged,
    put,
    mend(fault: StudioFault) {
      edit({ ...state.draft, data: mended(state.draft.data, fault) }, fault.field, false);
    },
    undo: () => back(history.undo),
    redo: () => back(history.redo),
    restore,
    discard,
    save,
    settle,
    keepNow,
    look: () => check(),
    /** The folder has another version: what was not changed here follows it. */
    renew,
  };

  function set(next: Partial<EntryState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function isChanged(): boolean {
    return state.draft !== state.saved;
  }

  function put(field: string, value: unknown): void {
    const { draft, view } = state;
    const isText = view.data === undefined;
    const before = isText ? draft.text : field === 'body' ? draft.body : valueAt(draft.data, field);
    if (before === value) return;
    const isTyped = typeof (value ?? before) === 'string' || typeof (value ?? before) === 'number';
    if (isText) edit({ ...draft, text: String(value) }, field, isTyped);
    else if (field === 'body') edit({ ...draft, body: String(value ?? '') }, field, isTyped);
    else edit({ ...draft, data: withValueAt(draft.data, field, value) }, field, isTyped);
  }

  function edit(draft: Draft, field: string, isTyped: boolean): void {
    history.add(state.draft, field, isTyped);
    show(draft);
  }

  /** Gives the field that has changed. */
  function back(step: typeof history.undo): string | null {
    const taken = step(state.draft);
    if (taken) show(taken.draft);
    return taken?.field ?? null;
  }

  function show(draft: Draft): void {
    set({
      draft,
      said: '',
      taken: [],
      isKept: false,
      isChecking: true,
      canUndo: history.canUndo(),
      canRedo: history.canRedo(),
    });
    clearTimeout(keeping);
    keeping = setTimeout(() => void keepNow(), keepAfterMs);
    clearTimeout(checking);
    checking = setTimeout(() => void check(), checkAfterMs);
  }

  async function keepNow(): Promise<void> {
    clearTimeout(keeping);
    const { draft, view } = state;
    const { path, title } = view;
    try {
      if (isChanged())
        await keepDraft({ window, path, title, at: Date.now(), hash: base.hash, base: base.draft, draft });
      else await forgetDraft({ window, path });
      if (draft === state.draft) set({ isKept: true });
    } catch {
      // A browser that keeps nothing: leaving asks then.
    }
  }

  function restore({ at, hash, base: begun, draft }: Pick<KeptDraft, 'at' | 'hash' | 'base' | 'draft'>): void {
    history.add(state.draft, '', false);
    base = { hash, draft: begun };
    show(draft);
    set({ restoredFrom: at });
  }

  /** Back to what is saved; undo brings it again. */
  function discard(): void {
    base = { hash: state.view.hash, draft: state.saved };
    edit(state.saved, '', false);
    set({ restoredFrom: null });
  }

  /** What was typed is checked, and shown on the page. */
  async function check(): Promise<void> {
    const own = ++asked;
    try {
      const checked = await tell<Checked>('draft', changeOf(state));
      if (own === asked) take(checked, { trouble: state.conflict === null ? '' : state.trouble, isChecking: false });
    } catch (error) {
      if (own !== asked) return;
      set({ trouble: wordsOf(error), isChecking: isSilence(error) });
      if (isSilence(error)) checking = setTimeout(() => void check(), askAgainMs);
    }
  }

  function take(checked: Checked, next: Partial<EntryState> = {}): void {
    const faults = faultsByPlace(state.view.tree, checked.faults, state.draft.data);
    set({ checked, faults, revision: state.revision + (checked.canPreview ? 1 : 0), ...next });
  }

  async function save(): Promise<void> {
    if (state.isSaving) return;
    const sent = state.draft;
    set({ isSaving: true, said: '', trouble: '', conflict: null });
    try {
      const request: SaveRequest = { ...changeOf(state), base: base.hash, baseText: base.draft.text };
      const { view, checked, taken } = await tell<SaveReply>('save', request);
      asked++;
      const saved = draftOf(view);
      const isTypedOn = state.draft !== sent;
      // What was typed while it was on its way is not saved, and still stands on what it was typed over.
      if (!isTypedOn || taken.length === 0) base = { hash: view.hash, draft: saved };
      set(isTypedOn ? { view, saved } : { view, saved, draft: saved });
      take(checked, { said: isTypedOn ? '' : 'Сохранено', isChecking: isTypedOn, restoredFrom: null, taken });
      await keepNow();
      onSaved();
    } catch (error) {
      const conflict = error instanceof Refused ? (error.conflict ?? null) : null;
      set({ trouble: `Не сохранено. ${wordsOf(error)}`, conflict });
    }
    set({ isSaving: false });
  }

  /** Both versions in one, as the editor has chosen: it stands on the file as it is now. */
  async function settle({ hash, text }: Conflict, chosen: Partial<Draft>): Promise<void> {
    base = { hash, draft: { ...base.draft, text: text ?? '' } };
    edit({ ...state.draft, ...chosen }, '', false);
    await save();
  }

  function renew({ view, checked }: Opened): void {
    const saved = draftOf(view);
    const isSame = view.hash === state.view.hash;
    if (!isChanged() && !isSame) {
      base = { hash: view.hash, draft: saved };
      history.add(state.draft, '', false);
      set({ view, draft: saved, saved, taken: [], said: 'Запись изменилась: показано то, что в ней теперь.' });
    }
    take(checked);
  }
}

function changeOf({ view: { path, data: known }, draft: { data, body, text } }: EntryState): EntryChange {
  return known === undefined ? { path, text } : { path, data, body };
}
