import { type FormEvent, useState } from 'react';
import { slugify } from '../../text/address.ts';
import type { EntryView } from '../protocol.ts';
import { tell, wordsOf } from './api.ts';
import { entryHref, historyHref } from './route.ts';

interface EntryBarProps {
  view: EntryView;
  isChanged: boolean;
  said: string;
  onSave(): void;
  /** The entry has another address, or none. */
  onGone(): void;
}

export function EntryBar({ view, isChanged, said, onSave, onGone }: EntryBarProps) {
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  return (
    <div className="bar">
      <div>
        <h1>{view.title}</h1>
        <p className="help">
          {view.kindTitle} · {view.path}
        </p>
      </div>
      <p className={isChanged ? 'saved warning' : 'saved'} role="status">
        {isChanged ? 'Есть несохранённые правки' : said}
      </p>
      <button type="button" className="main" disabled={!isChanged} onClick={onSave} title="Ctrl+S">
        Сохранить
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
      <a href={historyHref(view.path)}>История</a>
      {view.canRemove && (
        <button type="button" disabled={isChanged} onClick={() => setDialog('remove')}>
          Удалить…
        </button>
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
  const rename = async (event: FormEvent) => {
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
        <input value={slug} onChange={(event) => setSlug(event.target.value)} />
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
