import { useEffect, useRef, useState } from 'react';
import { askAgainMs, isSilence, read, wordsOf } from './api.ts';
import { DraftNotice, OrphanDraft, OtherDrafts } from './draft-notice.tsx';
import { EntryBar } from './entry-bar.tsx';
import { EntryProvider, FieldProvider, useEntryState } from './entry-context.ts';
import { EntryForm } from './entry-form.tsx';
import { createEntryStore, draftOf, type EntryStore, type Opened } from './entry-store.ts';
import { Field } from './field.tsx';
import { type KeptDraft, keptDrafts } from './kept-drafts.ts';
import { PreviewPane } from './preview-pane.tsx';
import { showField } from './show-field.ts';
import { stepBack } from './step-back.ts';
import { Trouble } from './trouble.tsx';
import { useFolderChanges } from './use-folder-changes.ts';
import { windowId } from './window-id.ts';

/** Entries that were opened in this window: going away and coming back keeps the text and the way back. */
const known = new Map<string, EntryStore>();

interface EntryEditorProps {
  path: string;
  field: string;
  onSaved(): void;
}

export function EntryEditor({ path, field, onSaved }: EntryEditorProps) {
  const [store, setStore] = useState<EntryStore | null>(null);
  const [others, setOthers] = useState<KeptDraft[]>([]);
  const [trouble, setTrouble] = useState('');
  const [orphan, setOrphan] = useState<KeptDraft | null>(null);
  const saved = useRef(onSaved);
  saved.current = onSaved;
  const [folder, setFolder] = useState(0);
  const openAgain = () => setFolder((seen) => seen + 1);
  useFolderChanges(openAgain);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the folder has changed, it is read again
  useEffect(() => {
    let isHere = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    open(path, () => saved.current()).then(
      (opened) => {
        if (!isHere) return;
        setStore(opened.store);
        setOthers(opened.others);
      },
      async (error: unknown) => {
        const drafts = await keptDrafts(path).catch(() => []);
        if (!isHere) return;
        if (isSilence(error)) again = setTimeout(openAgain, askAgainMs);
        setTrouble(wordsOf(error));
        setOrphan(drafts.sort((a, b) => b.at - a.at)[0] ?? null);
      },
    );
    return () => {
      isHere = false;
      clearTimeout(again);
    };
  }, [path, folder]);

  useEffect(() => {
    if (store && field) showField(field);
  }, [store, field]);

  if (store)
    return (
      <EntryProvider value={store}>
        <FieldProvider value={Field}>
          <Editor store={store} others={others} onSaved={onSaved} />
        </FieldProvider>
      </EntryProvider>
    );
  const showMade = () => {
    onSaved();
    openAgain();
  };
  if (orphan) return <OrphanDraft draft={orphan} trouble={trouble} onMadeAnew={showMade} />;
  return trouble ? (
    <Trouble text={trouble} />
  ) : (
    <p role="status" className="notice">
      Запись открывается…
    </p>
  );
}

/** As it is in the folder, with what was typed here and not saved. */
async function open(path: string, onSaved: () => void): Promise<{ store: EntryStore; others: KeptDraft[] }> {
  const [opened, window, drafts] = await Promise.all([
    read<Opened>('entry', { path }),
    windowId,
    keptDrafts(path).catch(() => []),
  ]);
  const others = drafts.filter((one) => one.window !== window);
  const before = known.get(path);
  if (before && before.state().view.data !== undefined) {
    before.renew(opened);
    if (before.isChanged()) before.look();
    return { store: before, others };
  }
  const store = createEntryStore(opened, window, () => {
    // A file that could not be read may be readable now: then its fields are edited.
    if (store.state().view.data === undefined) known.delete(path);
    onSaved();
  });
  known.set(path, store);
  const own = drafts.find((one) => one.window === window);
  if (own && JSON.stringify(own.draft) !== JSON.stringify(draftOf(opened.view))) store.restore(own);
  return { store, others };
}

interface EditorProps {
  store: EntryStore;
  others: readonly KeptDraft[];
  onSaved(): void;
}

function Editor({ store, others, onSaved }: EditorProps) {
  const view = useEntryState((state) => state.view);
  const revision = useEntryState((state) => state.revision);
  const canPreview = useEntryState((state) => state.checked.canPreview);
  useKeys(store);
  useLeaving(store);
  return (
    <div className="editor">
      <form
        className="form"
        aria-label={view.title}
        data-entry={view.path}
        onSubmit={(event) => event.preventDefault()}
      >
        <EntryBar onGone={onSaved} />
        <DraftNotice />
        <OtherDrafts drafts={others} />
        <EntryForm />
      </form>
      {view.address && (
        <PreviewPane address={view.address} revision={revision} isBehind={!canPreview} path={view.path} />
      )}
    </div>
  );
}

/** One way back for every kind of edit, wherever the cursor is: the browser's own knows letters only. */
function useKeys(store: EntryStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isUndo = event.code === 'KeyZ' && !event.shiftKey;
      const isRedo = (event.code === 'KeyZ' && event.shiftKey) || event.code === 'KeyY';
      if (event.code === 'KeyS') void store.save();
      else if (isUndo || isRedo) {
        if (event.target instanceof Element && event.target.closest('.chooser, .filters, .entries, .dialog')) return;
        stepBack(store, isUndo);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [store]);
}

/** Asks only while something is not on the disk of this machine yet. */
function useLeaving(store: EntryStore): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!store.state().isKept) event.preventDefault();
    };
    const keep = () => {
      if (!store.state().isKept) void store.keepNow();
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      keep();
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [store]);
}
