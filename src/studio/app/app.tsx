import { useCallback, useEffect, useRef, useState } from 'react';
import type { KindLine } from '../protocol.ts';
import type { SiteState } from '../publishing-protocol.ts';
import { askAgainMs, isSilence, read, wordsOf } from './api.ts';
import { BinBoard } from './bin-board.tsx';
import { forgetChoices } from './choices.ts';
import { EntryEditor } from './entry-editor.tsx';
import { EntryList } from './entry-list.tsx';
import { HealthBoard } from './health-board.tsx';
import { HistoryBoard } from './history-board.tsx';
import { useKeptDrafts } from './kept-drafts.ts';
import { PictureBoard } from './picture-library.tsx';
import { PublishBoard } from './publish-board.tsx';
import { entryHref, readRoute, useHash } from './route.ts';
import { TeamBoard } from './team-board.tsx';
import { Trouble } from './trouble.tsx';
import { useFolderChanges } from './use-folder-changes.ts';

const boardTitles = {
  health: 'Что требует внимания',
  pictures: 'Картинки',
  bin: 'Корзина',
  team: 'Коллеги',
  publishing: 'Публикация',
};

export function App() {
  const route = readRoute(useHash());
  const [kinds, setKinds] = useState<KindLine[] | null>(null);
  const [sites, setSites] = useState<Record<string, SiteState>>({});
  const [trouble, setTrouble] = useState('');
  const refresh = useCallback(() => {
    forgetChoices();
    read<KindLine[]>('kinds').then(
      (list) => {
        setKinds(list);
        setTrouble('');
      },
      (error: unknown) => {
        setTrouble(wordsOf(error));
        if (isSilence(error)) setTimeout(refresh, askAgainMs);
      },
    );
    // Where the store does not answer, writing goes on without it.
    read<Record<string, SiteState>>('site-states').then(setSites, () => setSites({}));
  }, []);
  useEffect(refresh, [refresh]);
  useFolderChanges(refresh);

  const page = useRef<HTMLElement>(null);
  const current = route.screen === 'entry' ? route.path : null;
  return (
    <div className="studio">
      <header className="top">
        <button type="button" className="skip" onClick={() => page.current?.focus()}>
          Мимо списков
        </button>
        <strong>
          <a href="#start">Студия VitimePro</a>
        </strong>
        <nav aria-label="Разделы студии">
          {Object.entries(boardTitles).map(([name, title]) => (
            <a key={name} href={`#${name}`} aria-current={route.screen === name ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      <EntryList kinds={kinds} sites={sites} current={current} onCreated={refresh} />
      <main ref={page} tabIndex={-1}>
        <Trouble text={trouble} />
        {route.screen === 'entry' && (
          <EntryEditor key={route.path} path={route.path} field={route.field} onSaved={refresh} />
        )}
        {route.screen === 'history' && <HistoryBoard key={route.path} path={route.path} onRestored={refresh} />}
        {route.screen === 'bin' && <BinBoard onRestored={refresh} />}
        {route.screen === 'health' && <HealthBoard />}
        {route.screen === 'pictures' && <PictureBoard />}
        {route.screen === 'team' && <TeamBoard onTaken={refresh} />}
        {route.screen === 'publishing' && <PublishBoard onPublished={refresh} />}
        {route.screen === 'start' && <Start kinds={kinds} />}
      </main>
    </div>
  );
}

function Start({ kinds }: { kinds: KindLine[] | null }) {
  const entries = kinds?.flatMap((kind) => kind.entries) ?? [];
  const kept = useKeptDrafts();
  const lists = [
    {
      title: 'Не сохранено: текст хранится в этом браузере',
      found: kept.map((path) => entries.find((entry) => entry.path === path) ?? { path, title: path }),
    },
    { title: 'С ошибками: пока они есть, опубликовать нельзя', found: entries.filter(({ errors }) => errors > 0) },
    { title: 'Черновики', found: entries.filter(({ state }) => state === 'draft') },
    { title: 'По расписанию', found: entries.filter(({ state }) => state === 'scheduled') },
  ];
  return (
    <div className="board start">
      <h1>Студия</h1>
      {kinds ? (
        <>
          <p>
            Выберите запись слева. Правки сохраняются на этом компьютере; на сайт они попадут, когда вы их опубликуете.
          </p>
          {lists.map(
            ({ title, found }) =>
              found.length > 0 && (
                <section key={title}>
                  <h2>
                    {title} <span className="count">{found.length}</span>
                  </h2>
                  <ul>
                    {found.map(({ path, title: name }) => (
                      <li key={path}>
                        <a href={entryHref(path)}>{name}</a>
                      </li>
                    ))}
                  </ul>
                </section>
              ),
          )}
          {!entries.some(({ errors }) => errors > 0) && <p>Ошибок в содержании нет.</p>}
        </>
      ) : (
        <p role="status">Содержание читается…</p>
      )}
    </div>
  );
}
