import { useState } from 'react';
import type { EntryView, PastText, PastTextView } from '../protocol.ts';
import { read, tell } from './api.ts';
import { FieldChanges } from './field-changes.tsx';
import { entryHref } from './route.ts';
import { Trouble } from './trouble.tsx';
import { useRead } from './use-read.ts';

const occasions: Record<PastText['occasion'], string> = {
  save: 'до сохранения',
  create: 'до создания',
  rename: 'до смены адреса',
  remove: 'до удаления',
  restore: 'до возврата',
  merge: 'до слияния',
  outside: 'до правки вне студии',
  commit: 'в git',
};

/** Earlier texts of an entry, what differs from today's, and the way back to each. */
export function HistoryBoard({ path, onRestored }: { path: string; onRestored(): void }) {
  const { data: past, trouble, attempt } = useRead<PastText[]>('past-texts', `${new URLSearchParams({ path })}`);
  const restore = (id: string) =>
    attempt(async () => {
      const { view } = await read<{ view: EntryView }>('entry', { path });
      await tell('bring-back', { path, id, base: view.hash });
      onRestored();
      window.location.hash = entryHref(path);
    });
  return (
    <div className="board">
      <h1>История записи</h1>
      <p>
        <a href={entryHref(path)}>К записи</a>
      </p>
      <Trouble text={trouble} />
      {past?.length === 0 && <p>Прежних текстов нет: запись не меняли.</p>}
      <ul className="past">
        {past?.map((one) => (
          <Past key={one.id} path={path} past={one} onRestore={() => void restore(one.id)} />
        ))}
      </ul>
    </div>
  );
}

function Past({ path, past, onRestore }: { path: string; past: PastText; onRestore(): void }) {
  const [isOpen, setOpen] = useState(false);
  const when = new Date(past.at).toLocaleString('ru');
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {occasions[past.occasion]}, {when}
          {past.who && ` · ${past.who}`}
          {past.message && ` · ${past.message}`}
        </summary>
        {isOpen && <PastFields path={path} id={past.id} />}
        <button type="button" onClick={onRestore}>
          Вернуть этот текст<span className="visually-hidden">: {when}</span>
        </button>
      </details>
    </li>
  );
}

function PastFields(of: { path: string; id: string }) {
  const { data, trouble } = useRead<PastTextView>('past-text', `${new URLSearchParams(of)}`);
  return data ? <FieldChanges fields={data.fields} /> : <Trouble text={trouble} />;
}
