import { type SyntheticEvent, useState } from 'react';
import { slugify } from '../../text/address.ts';
import type { EntryView } from '../protocol.ts';
import { tell, wordsOf } from './api.ts';
import { Trouble } from './trouble.tsx';

export function RenameDialog({ view, onDone }: { view: EntryView; onDone(path: string | null): void }) {
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
      <Trouble text={trouble} />
      <button type="button" className="main" onClick={(event) => void rename(event)}>
        Переименовать
      </button>{' '}
      <button type="button" onClick={() => onDone(null)}>
        Отмена
      </button>
    </fieldset>
  );
}
