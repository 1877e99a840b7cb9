import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Checked, EntryView, SaveReply, StudioFault } from '../protocol.ts';
import { Refused, read, tell, wordsOf } from './api.ts';
import { EntryBar } from './entry-bar.tsx';
import { EntryProvider } from './entry-context.ts';
import { FaultSummary } from './fault-summary.tsx';
import { Field } from './field.tsx';
import { fieldOfWords } from './find-field.ts';
import { formPlace } from './form-place.ts';
import { GroupFields } from './group-fields.tsx';
import { ListField } from './list-field.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { showField } from './show-field.ts';
import { mended } from './with-value-at.ts';

interface Opened {
  view: EntryView;
  checked: Checked;
}

interface Draft {
  data: unknown;
  body: string;
  text: string;
}

const pauseMs = 350;
const bodyNode = { type: 'markdown', name: 'body', label: 'Текст', required: true } as const;

export function EntryEditor({ path, field, onSaved }: { path: string; field: string; onSaved(): void }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [draft, setDraft] = useState<Draft>({ data: undefined, body: '', text: '' });
  const [isChanged, setChanged] = useState(false);
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState('');
  const [conflict, setConflict] = useState<string | null>(null);
  /** Counts what the preview has to show anew. */
  const [revision, setRevision] = useState(0);
  const asked = useRef(0);

  const open = useCallback(async () => {
    try {
      const entry = await read<Opened>('entry', { path });
      setOpened(entry);
      setDraft({ data: entry.view.data, body: entry.view.body, text: entry.view.text });
      setChanged(false);
      setConflict(null);
      setTrouble('');
      if (entry.checked.canPreview) setRevision((count) => count + 1);
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  }, [path]);
  useEffect(() => void open(), [open]);

  // Whatever is typed is checked, and shown on the page, after a pause.
  const change =
    opened &&
    (opened.view.data === undefined ? { path, text: draft.text } : { path, data: draft.data, body: draft.body });
  useEffect(() => {
    if (!isChanged || !change) return;
    const timer = setTimeout(async () => {
      const own = ++asked.current;
      try {
        const checked = await tell<Checked>('draft', change);
        if (own !== asked.current) return;
        setOpened((now) => now && { ...now, checked });
        setTrouble('');
        if (checked.canPreview) setRevision((count) => count + 1);
      } catch (error) {
        setTrouble(wordsOf(error));
      }
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [draft, isChanged]);

  useEffect(() => {
    if (!isChanged) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [isChanged]);

  const edit = (next: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...next }));
    setChanged(true);
    setSaid('');
  };

  const save = useCallback(
    async (base?: string) => {
      if (!opened || !change) return;
      setSaid('Сохраняется…');
      try {
        const { view, checked, taken } = await tell<SaveReply>('save', {
          ...change,
          base: base ?? opened.view.hash,
          baseText: opened.view.text,
        });
        asked.current++;
        setOpened({ view, checked });
        if (taken.length > 0) setDraft({ data: view.data, body: view.body, text: view.text });
        setChanged(false);
        setConflict(null);
        setTrouble('');
        setSaid('Сохранено');
        if (checked.canPreview) setRevision((count) => count + 1);
        onSaved();
        // A file that could not be read may be readable now.
        if (opened.view.data === undefined) await open();
      } catch (error) {
        setSaid('');
        setTrouble(wordsOf(error));
        setConflict(error instanceof Refused ? (error.conflict?.hash ?? null) : null);
      }
    },
    [opened, change, onSaved, open],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return;
      event.preventDefault();
      void save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [save]);

  const isOpen = opened !== null;
  useEffect(() => {
    if (isOpen && field) showField(field);
  }, [isOpen, field]);

  const placeOf = useCallback(
    (at: string) => (opened ? formPlace(opened.view.tree, at, draft.data) : ''),
    [opened, draft.data],
  );
  const state = useMemo(
    () =>
      opened && {
        ...opened,
        faultsAt: (at: string) => opened.checked.faults.filter(({ field: own }) => placeOf(own) === at),
        mend: (fault: StudioFault) => {
          setDraft((now) => ({ ...now, data: mended(now.data, fault) }));
          setChanged(true);
        },
      },
    [opened, placeOf],
  );

  if (!opened || !state)
    return trouble ? (
      <p role="alert" className="notice error">
        {trouble}
      </p>
    ) : (
      <p role="status" className="notice">
        Запись открывается…
      </p>
    );
  const { view, checked } = opened;
  return (
    <EntryProvider value={state}>
      <div className="editor">
        <form className="form" aria-label={view.title} onSubmit={(event) => event.preventDefault()}>
          <EntryBar view={view} isChanged={isChanged} said={said} onSave={() => void save()} onGone={onSaved} />
          {trouble && (
            <div role="alert" className="notice error">
              <p>{trouble}</p>
              {conflict !== null && (
                <p className="choices">
                  <button type="button" onClick={() => void open()}>
                    Показать чужую версию (моя пропадёт)
                  </button>
                  <button type="button" onClick={() => void save(conflict)}>
                    Записать мою поверх
                  </button>
                </p>
              )}
            </div>
          )}
          <FaultSummary checked={checked} />
          {view.data === undefined ? (
            <label className="field" data-field="text">
              Файл целиком: поля прочитать не удалось
              <textarea rows={30} value={draft.text} onChange={(event) => edit({ text: event.target.value })} />
            </label>
          ) : (
            <>
              {view.tree.item ? (
                <ListField
                  field={Field}
                  node={{ ...view.tree, label: view.tree.label || view.title }}
                  path=""
                  value={draft.data}
                  onChange={(data) => edit({ data })}
                />
              ) : (
                <GroupFields
                  node={view.tree}
                  path=""
                  value={draft.data}
                  onChange={(data) => edit({ data })}
                  field={Field}
                />
              )}
              {view.hasBody && (
                <Field
                  node={bodyNode}
                  path="body"
                  value={draft.body}
                  onChange={(body) => edit({ body: String(body ?? '') })}
                />
              )}
            </>
          )}
        </form>
        {view.address && (
          <PreviewPane
            address={view.address}
            revision={revision}
            isBehind={!checked.canPreview}
            onPick={(words) => {
              const found = fieldOfWords(words, draft.data, draft.body);
              if (found) showField(found.path, found.words);
              return found !== null;
            }}
          />
        )}
      </div>
    </EntryProvider>
  );
}
