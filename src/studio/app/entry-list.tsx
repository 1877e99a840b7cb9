import { useEffect, useState } from 'react';
import type { EntryLine, KindLine } from '../protocol.ts';
import { pictureAddress } from './api.ts';
import { keptDrafts, whenDraftsChange } from './kept-drafts.ts';
import { NewEntry } from './new-entry.tsx';
import { entryHref } from './route.ts';

interface EntryListProps {
  kinds: KindLine[] | null;
  current: string | null;
  onCreated(): void;
}

/** All entries by kind, found by any part of their names. */
export function EntryList({ kinds, current, onCreated }: EntryListProps) {
  const [query, setQuery] = useState('');
  const unsaved = useUnsaved();
  const [creating, setCreating] = useState<string | null>(null);
  const wanted = query.trim().toLowerCase();
  const isFound = ({ title, slug, path }: EntryLine) => `${title} ${slug} ${path}`.toLowerCase().includes(wanted);
  return (
    <aside className="entries" aria-label="Записи">
      <label className="find">
        <span>Найти запись</span>
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      {kinds?.map((kind) => {
        const entries = kind.entries.filter(isFound);
        if (wanted !== '' && entries.length === 0) return null;
        if (kind.isSingle)
          return (
            <ul key={kind.kind} className="single">
              {entries.map((entry) => (
                <Line key={entry.path} entry={entry} current={current} isUnsaved={unsaved.has(entry.path)} />
              ))}
            </ul>
          );
        const holdsCurrent = entries.some(({ path }) => path === current);
        return (
          <details key={kind.kind} open={wanted !== '' || holdsCurrent || undefined}>
            <summary>
              {kind.title} <span className="count">{entries.length}</span>
            </summary>
            {kind.canCreate && (
              <button
                type="button"
                className="small add"
                aria-label={`+ Создать: ${kind.title}`}
                onClick={() => setCreating(kind.kind)}
              >
                + Создать
              </button>
            )}
            {creating === kind.kind && (
              <NewEntry
                kind={kind}
                series={kinds.find((one) => one.kind === 'series')?.entries ?? []}
                onDone={(path) => {
                  setCreating(null);
                  if (!path) return;
                  onCreated();
                  window.location.hash = entryHref(path);
                }}
              />
            )}
            <ul>
              {entries.map((entry) => (
                <Line key={entry.path} entry={entry} current={current} isUnsaved={unsaved.has(entry.path)} />
              ))}
            </ul>
          </details>
        );
      })}
    </aside>
  );
}

const states = { draft: 'черновик', scheduled: 'по расписанию', expired: 'срок вышел' };

/** Entries with text that is only in this browser. */
function useUnsaved(): ReadonlySet<string> {
  const [paths, setPaths] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const look = () =>
      void keptDrafts().then(
        (drafts) => {
          const next = new Set(drafts.map(({ path }) => path));
          setPaths((now) => ([...now].join() === [...next].join() ? now : next));
        },
        () => {},
      );
    look();
    return whenDraftsChange(look);
  }, []);
  return paths;
}

interface LineProps {
  entry: EntryLine;
  current: string | null;
  isUnsaved: boolean;
}

function Line({ entry, current, isUnsaved }: LineProps) {
  return (
    <li>
      <a href={entryHref(entry.path)} aria-current={entry.path === current ? 'page' : undefined}>
        {entry.picture && <img src={pictureAddress(entry.picture)} alt="" width="28" height="28" loading="lazy" />}
        <span className="name">
          {entry.title}
          {entry.note && <small> {entry.note}</small>}
        </span>
        {isUnsaved && <span className="state warning">не сохранено</span>}
        {entry.state && <span className="state">{states[entry.state]}</span>}
        {entry.errors > 0 && (
          <span className="badge error" title="ошибки">
            {entry.errors}
            <span className="visually-hidden"> ошибок</span>
          </span>
        )}
      </a>
    </li>
  );
}
