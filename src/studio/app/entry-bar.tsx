import { type SyntheticEvent, useState } from 'react';
import { slugify } from '../../text/address.ts';
import type { EntryView } from '../protocol.ts';
import { tell, wordsOf } from './api.ts';
import { ConflictChoice } from './draft-notice.tsx';
import { useEntry, useEntryState } from './entry-context.ts';
import type { EntryState } from './entry-store.ts';
import { entryHref } from './route.ts';
import { stepBack } from './step-back.ts';

const whole = (state: EntryState) => state;

/** Stays in sight: what the entry is, whether it is saved, and why not. `onGone`: it has another address, or none. */
export function EntryBar({ onGone }: { onGone(): void }) {
  const entry = useEntry();
  // The bar shows nearly all of it.
  const { view, draft, saved, isSaving, isKept, canUndo, canRedo, said, trouble, conflict, taken } =
    useEntryState(whole);
  const isChanged = draft !== saved;
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  const unsaved = isKept ? 'Не сохранено, но хранится в этом браузере' : 'Не сохранено';
  return (
    <div className="bar">
      <div>
        <h1>{view.title}</h1>
        <p className="help">
          {view.kindTitle}
          {view.address && ` · ${view.address}`}
        </p>
      </div>
      <button
        type="button"
        className="main"
        disabled={!isChanged || isSaving}
        onClick={() => void entry.save()}
        title="Ctrl+S"
      >
        Сохранить
      </button>
      <button
        type="button"
        disabled={!canUndo}
        title="Отменить правку, Ctrl+Z"
        aria-label="Отменить правку"
        onClick={() => stepBack(entry, true)}
      >
        ↶
      </button>
      <button
        type="button"
        disabled={!canRedo}
        title="Вернуть правку, Ctrl+Shift+Z"
        aria-label="Вернуть правку"
        onClick={() => stepBack(entry, false)}
      >
        ↷
      </button>
      {view.canRename && view.kind !== 'series' && (
        <button
          type="button"
          disabled={isChanged}
          title={isChanged ? 'Сначала сохраните' : undefined}
          onClick={() => setDialog('rename')}
        >
          Сменить адрес…
        </button>
      )}
      {view.canRemove && (
        <button type="button" disabled={isChanged} onClick={() => setDialog('remove')}>
          Удалить…
        </button>
      )}
      <p className={isChanged ? 'saved warning' : 'saved'} role="status">
        {isSaving ? 'Сохраняется…' : isChanged ? unsaved : said}
        {taken.length > 0 && ` Взято из чужих правок: ${taken.join(', ')}.`}
      </p>
      {trouble && (
        <div role="alert" className="notice error">
          <p>{trouble}</p>
          {conflict && <ConflictChoice conflict={conflict} />}
        </div>
      )}
      {dialog === 'rename' && <Rename view={view} onDone={(path) => finish(path)} />}
      {dialog === 'remove' && <Remove view={view} onDone={(isGone) => finish(isGone ? '' : null)} />}
    </div>
  );

  function finish(path: string | null) {
    setDialog(null);
    if (path === null) return;
    onGone();
    window.location.hash = path === '' ? '' : entryHref(path);
  }
}

function Rename({ view, onDone }: { view: EntryView; onDone(path: string | null): void }) {
  const parts = view.slug.split('/');
  const folder = parts.length > 1 ? `${parts[0]}/` : '';
  const [slug, setSlug] = useState(parts.at(-1) ?? '');
  const [trouble, setTrouble] = useState('');
  const rename = async (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    try {
      onDone((await tell<{ path: string }>('rename', { path: view.path, slug: folder + slug, base: view.hash })).path);
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  };
  return (
    <fieldset className="dialog">
      <legend className="visually-hidden">Сменить адрес</legend>
      <label>
        Новый адрес{folder && ` в /${folder}`}
        <input
          value={slug}
          onChange={(event) => setSlug(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && void rename(event)}
        />
      </label>
      <p className="help">
        По названию вышло бы «{slugify(view.title, 60)}». Старый адрес будет вести на новый, ссылки в других записях
        исправятся.
      </p>
      {trouble && (
        <p role="alert" className="faults error">
          {trouble}
        </p>
      )}
      <button type="button" className="main" onClick={(event) => void rename(event)}>
        Переименовать
      </button>{' '}
      <button type="button" onClick={() => onDone(null)}>
        Отмена
      </button>
    </fieldset>
  );
}

function Remove({ view, onDone }: { view: EntryView; onDone(isGone: boolean): void }) {
  const [trouble, setTrouble] = useState('');
  const remove = async () => {
    try {
      await tell('remove', { path: view.path, base: view.hash, references: [] });
      onDone(true);
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  };
  return (
    <fieldset className="dialog">
      <legend className="visually-hidden">Удалить запись</legend>
      <p>Удалить «{view.title}»? Проверка покажет, кто на эту запись ссылался. На сайте она останется до публикации.</p>
      {trouble && (
        <p role="alert" className="faults error">
          {trouble}
        </p>
      )}
      <button type="button" className="main" onClick={() => void remove()}>
        Удалить
      </button>{' '}
      <button type="button" onClick={() => onDone(false)}>
        Отмена
      </button>
    </fieldset>
  );
}
