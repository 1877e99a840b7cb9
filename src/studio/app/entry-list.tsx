import { useEffect, useState } from 'react';
import { counted } from '../../text/russian.ts';
import type { EntryLine, FoundText, KindLine } from '../protocol.ts';
import type { SiteState } from '../publishing-protocol.ts';
import { pictureAddress, read } from './api.ts';
import { heldBack } from './held-back.ts';
import { useKeptDrafts } from './kept-drafts.ts';
import { NewEntry } from './new-entry.tsx';
import { entryHref } from './route.ts';

interface EntryListProps {
  kinds: KindLine[] | null;
  /** By path; empty while nobody knows. */
  sites: Record<string, SiteState>;
  current: string | null;
  onCreated(): void;
}

/** All entries by kind, found by any part of their names. */
export function EntryList({ kinds, sites, current, onCreated }: EntryListProps) {
  const [query, setQuery] = useState('');
  const unsaved = new Set(useKeptDrafts());
  const [creating, setCreating] = useState<string | null>(null);
  const wanted = query.trim().toLowerCase();
  const [filter, setFilter] = useState('');
  const found = useFound(wanted);
  const [isGoing, setGoing] = useState(false);
  const first = found?.[0];
  useEffect(() => {
    if (isGoing && first) window.location.hash = entryHref(first.path, first.field);
    if (first) setGoing(false);
  }, [isGoing, first]);
  const passes = filterOf(filter, sites);
  const isFound = (entry: EntryLine) =>
    passes(entry) && `${entry.title} ${entry.note ?? ''} ${entry.slug} ${entry.path}`.toLowerCase().includes(wanted);
  const lineOf = (entry: EntryLine) => (
    <Line
      key={entry.path}
      entry={entry}
      site={sites[entry.path]}
      isHeld={held.has(entry.path)}
      current={current}
      isUnsaved={unsaved.has(entry.path)}
    />
  );
  const held = heldBack();
  const isLooking = wanted !== '' || filter !== '';
  const authors = new Set(kinds?.flatMap(({ entries }) => entries.flatMap(({ author }) => author ?? [])));
  return (
    <aside className="entries" aria-label="Записи">
      <label className="find">
        <span>Найти запись</span>
        <input
          type="search"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setGoing(false);
          }}
          onKeyDown={({ key, currentTarget }) => {
            const shown = isLooking && currentTarget.closest('.entries')?.querySelector<HTMLElement>('li a');
            if (key === 'Enter' && shown) shown.click();
            // Whoever is faster than the search goes to what it finds.
            else if (key === 'Enter') setGoing(wanted !== '');
            else if (key === 'ArrowDown' && shown) shown.focus();
          }}
        />
      </label>
      <label className="find">
        <span>Показать</span>
        <select value={filter} onChange={(event) => setFilter(event.target.value)}>
          <option value="">все</option>
          {Object.entries(filters).map(([name, { title }]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
          {[...authors].sort().map((author) => (
            <option key={author} value={authorFilter + author}>
              автор: {author}
            </option>
          ))}
        </select>
      </label>
      {isLooking && !found?.length && !kinds?.some(({ entries }) => entries.some(isFound)) && (
        <p role="status" className="help">
          {found ? 'Ничего не нашлось.' : 'Ищется…'}
        </p>
      )}
      {found && found.length > 0 && (
        <section aria-label="Найдено в текстах">
          <h2>В текстах</h2>
          <ul className="found">
            {found.map((one) => (
              <li key={`${one.path} ${one.field}`}>
                <a href={entryHref(one.path, one.field)}>
                  <span className="name">
                    {one.title} <small>{one.kindTitle}</small>
                    <Snippet text={one.text} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {kinds?.map((kind) => {
        const entries = kind.entries.filter(isFound);
        if (isLooking && entries.length === 0) return null;
        if (kind.isSingle)
          return (
            <ul key={kind.kind} className="single">
              {entries.map(lineOf)}
            </ul>
          );
        const holdsCurrent = entries.some(({ path }) => path === current);
        return (
          <details key={kind.kind} open={isLooking || holdsCurrent || undefined}>
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
            <ul>{entries.map(lineOf)}</ul>
          </details>
        );
      })}
    </aside>
  );
}

const states = { draft: 'черновик', scheduled: 'по расписанию', expired: 'срок вышел' };
const siteStates = { same: 'на сайте', changed: 'изменено', new: 'ещё не на сайте' };

/** «черновик», «выйдет 20.11, изменено», «изменено, отложено», «на сайте». */
function stateOf({ state, due }: EntryLine, site: SiteState | undefined, isHeld: boolean): string {
  const own =
    state === 'scheduled' && due ? `выйдет ${new Date(due).toLocaleDateString('ru')}` : state && states[state];
  // That a draft is published as a draft says nothing.
  const there = site && !(own && site !== 'changed') ? siteStates[site] : null;
  return [own, there, isHeld && site !== 'same' && 'отложено'].filter(Boolean).join(', ');
}

function Snippet({ text }: { text: FoundText['text'] }) {
  let at = 0;
  return (
    <small className="snippet">
      {text.map((piece) => {
        at += piece.text.length;
        return piece.hit ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>;
      })}
    </small>
  );
}

const authorFilter = 'author ';
const filters: Record<string, { title: string; passes(entry: EntryLine, site: SiteState | undefined): boolean }> = {
  drafts: { title: 'черновики', passes: ({ state }) => state === 'draft' },
  due: { title: 'по расписанию', passes: ({ state }) => state === 'scheduled' || state === 'expired' },
  changed: { title: 'изменённые после публикации', passes: (_, site) => site === 'changed' || site === 'new' },
  faulty: { title: 'с ошибками и замечаниями', passes: ({ errors, warnings }) => errors + warnings > 0 },
};

function filterOf(name: string, sites: Record<string, SiteState>): (entry: EntryLine) => boolean {
  if (name.startsWith(authorFilter)) return ({ author }) => author === name.slice(authorFilter.length);
  return (entry) => filters[name]?.passes(entry, sites[entry.path]) ?? true;
}

const pauseMs = 200;

/** What the texts themselves have of it: asked for when typing pauses. Null: nobody knows yet. */
function useFound(wanted: string): FoundText[] | null {
  const [found, setFound] = useState<{ of: string; texts: FoundText[] }>({ of: '', texts: [] });
  useEffect(() => {
    if (wanted.length < 2) return;
    let isHere = true;
    const timer = setTimeout(() => {
      read<FoundText[]>('find-texts', { q: wanted }).then(
        (texts) => isHere && setFound({ of: wanted, texts }),
        () => {},
      );
    }, pauseMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  if (wanted.length < 2) return [];
  return found.of === wanted || found.texts.length > 0 ? found.texts : null;
}

interface LineProps {
  entry: EntryLine;
  site: SiteState | undefined;
  isHeld: boolean;
  current: string | null;
  isUnsaved: boolean;
}

function Line({ entry, site, isHeld, current, isUnsaved }: LineProps) {
  const state = stateOf(entry, site, isHeld);
  return (
    <li>
      <a href={entryHref(entry.path)} aria-current={entry.path === current ? 'page' : undefined}>
        {entry.picture && <img src={pictureAddress(entry.picture)} alt="" width="28" height="28" loading="lazy" />}
        <span className="name">
          {entry.title}
          {entry.note && <small> {entry.note}</small>}
        </span>
        {isUnsaved && <span className="state warning">не сохранено</span>}
        {state && <span className="state">{state}</span>}
        {entry.errors > 0 && (
          <span className="badge error" title="ошибки">
            <span aria-hidden="true">{entry.errors}</span>
            <span className="visually-hidden">{counted(entry.errors, 'ошибка', 'ошибки', 'ошибок')}</span>
          </span>
        )}
      </a>
    </li>
  );
}
