import { useState } from 'react';
import { ConflictChoice } from './draft-notice.tsx';
import { useEntry, useEntryState } from './entry-context.ts';
import { FaultSummary } from './fault-summary.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { entryHref, historyHref } from './route.ts';
import { stepBack } from './step-back.ts';

/** Stays in sight: what the entry is, whether it is saved, and why not. `onGone`: it has another address, or none. */
export function EntryBar({ onGone }: { onGone(): void }) {
  const entry = useEntry();
  // The bar shows nearly all of it.
  const { view, draft, saved, isSaving, isKept, canUndo, canRedo, said, trouble, conflict, taken } = useEntryState(
    (state) => state,
  );
  const isChanged = draft !== saved;
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  const unsaved = isKept ? 'Не сохранено, но хранится в этом браузере' : 'Не сохранено';
  return (
    <div className="bar">
      <h1 title={view.title}>{view.title}</h1>
      <p className="help">
        <span>
          {view.kindTitle}
          {view.address && ` · ${view.address}`}
        </span>
        {view.canRename && view.kind !== 'series' && (
          <button
            type="button"
            className="small"
            disabled={isChanged}
            title={isChanged ? 'Сначала сохраните' : undefined}
            onClick={() => setDialog('rename')}
          >
            Сменить адрес…
          </button>
        )}
        <a href={historyHref(view.path)}>История</a>
        {view.canRemove && (
          <button
            type="button"
            className="small"
            disabled={isChanged}
            title={isChanged ? 'Сначала сохраните' : undefined}
            onClick={() => setDialog('remove')}
          >
            Удалить…
          </button>
        )}
      </p>
      <button
        type="button"
        className="main"
        disabled={!isChanged || isSaving}
        onClick={() => void entry.save()}
        title="Ctrl+S"
      >
        Сохранить
      </button>
      {[
        { sign: '↶', name: 'Отменить правку', keys: 'Ctrl+Z', isUndo: true, can: canUndo },
        { sign: '↷', name: 'Вернуть правку', keys: 'Ctrl+Shift+Z', isUndo: false, can: canRedo },
      ].map(({ sign, name, keys, isUndo, can }) => (
        <button
          key={name}
          type="button"
          disabled={!can}
          title={`${name}, ${keys}`}
          aria-label={name}
          onClick={() => stepBack(entry, isUndo)}
        >
          {sign}
        </button>
      ))}
      <p className={isChanged ? 'saved warning' : 'saved'} role="status">
        {isSaving ? 'Сохраняется…' : isChanged ? unsaved : said}
      </p>
      {taken.length > 0 && (
        <p className="notice" role="status">
          Взято из чужих правок: {taken.join(', ')}.
        </p>
      )}
      <FaultSummary />
      {trouble && (
        <div role="alert" className="notice error">
          <p>{trouble}</p>
          {conflict && <ConflictChoice conflict={conflict} />}
        </div>
      )}
      {dialog === 'rename' && <RenameDialog view={view} onDone={(path) => finish(path)} />}
      {dialog === 'remove' && <RemoveDialog view={view} onDone={(isGone) => finish(isGone ? '' : null)} />}
    </div>
  );

  function finish(path: string | null) {
    setDialog(null);
    if (path === null) return;
    onGone();
    window.location.hash = path === '' ? '' : entryHref(path);
  }
}
