import { type FormEvent, useState } from 'react';
import { slugify } from '../../text/address.ts';
import type { EntryLine, KindLine } from '../protocol.ts';
import { tell } from './api.ts';
import { focusAtOnce } from './focus-at-once.ts';
import { Trouble } from './trouble.tsx';
import { useWork } from './use-work.ts';

interface NewEntryProps {
  kind: KindLine;
  series: EntryLine[];
  onDone(path: string | null): void;
}

/** A title, and the address that follows from it. The rest is filled in on the form: it begins as a draft. */
export function NewEntry({ kind, series, onDone }: NewEntryProps) {
  const [title, setTitle] = useState('');
  const [slug, setSlug] = useState<string | null>(null);
  const [of, setOf] = useState(series[0]?.slug ?? '');
  const [copyOf, setCopyOf] = useState('');
  const { isBusy, trouble, run } = useWork();
  const isProduct = kind.kind === 'product';
  const own = slug ?? slugify(title, 60);
  const create = (event: FormEvent) => {
    event.preventDefault();
    const name = isProduct ? `${of}/${own}` : own;
    const request = { kind: kind.kind, slug: name, title, ...(copyOf && { copyOf }) };
    void run(async () => onDone((await tell<{ path: string }>('create', request)).path));
  };
  return (
    <form className="new-entry" onSubmit={create} aria-label={`Создать: ${kind.title}`}>
      <label>
        Название
        <input required ref={focusAtOnce} value={title} onChange={(event) => setTitle(event.target.value)} />
      </label>
      {isProduct && (
        <label>
          Серия
          <select value={of} onChange={(event) => setOf(event.target.value)}>
            {series.map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Адрес
        <input
          required
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          title="Латинские строчные буквы, цифры и дефисы"
          value={own}
          onChange={(event) => setSlug(event.target.value)}
        />
      </label>
      <label>
        По образцу
        <select value={copyOf} onChange={(event) => setCopyOf(event.target.value)}>
          <option value="">пустая запись</option>
          {kind.entries.map((entry) => (
            <option key={entry.path} value={entry.path}>
              {entry.title}
            </option>
          ))}
        </select>
      </label>
      <Trouble text={trouble} />
      <button type="submit" className="main" disabled={isBusy}>
        Создать черновик
      </button>{' '}
      <button type="button" onClick={() => onDone(null)}>
        Отмена
      </button>
    </form>
  );
}
