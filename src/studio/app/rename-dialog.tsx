import { type SyntheticEvent, useState } from 'react';
import { slugify } from '../../text/address.ts';
import type { EntryView } from '../protocol.ts';
import { tell } from './api.ts';
import { focusAtOnce } from './focus-at-once.ts';
import { Trouble } from './trouble.tsx';
import { useWork } from './use-work.ts';

export function RenameDialog({ view, onDone }: { view: EntryView; onDone(path: string | null): void }) {
  const parts = view.slug.split('/');
  const folder = parts.length > 1 ? `${parts[0]}/` : '';
  const [slug, setSlug] = useState(parts.at(-1) ?? '');
  const { isBusy, trouble, run } = useWork();
  const rename = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const request = { path: view.path, slug: folder + slug, base: view.hash };
    if (!isBusy) void run(async () => onDone((await tell<{ path: string }>('rename', request)).path));
  };
  return (
    <fieldset className="dialog">
      <legend className="visually-hidden">Сменить адрес</legend>
      <label>
        Новый адрес{folder && ` в /${folder}`}
        <input
          ref={focusAtOnce}
          value={slug}
          onChange={(event) => setSlug(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && rename(event)}
        />
      </label>
      <p className="help">
        По названию вышло бы «{slugify(view.title, 60)}». Старый адрес будет вести на новый, ссылки в других записях
        исправятся.
      </p>
      <Trouble text={trouble} />
      <button type="button" className="main" disabled={isBusy} onClick={rename}>
        {isBusy ? 'Переименовывается…' : 'Переименовать'}
      </button>{' '}
      <button type="button" onClick={() => onDone(null)}>
        Отмена
      </button>
    </fieldset>
  );
}
