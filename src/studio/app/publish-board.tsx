import { useCallback, useEffect, useState } from 'react';
import type { ChangesView, PastView, PublishLine } from '../protocol.ts';
import { read, readLines, tell, wordsOf } from './api.ts';
import { entryHref } from './route.ts';

const changeNames = { added: 'новое', changed: 'изменено', removed: 'убрано' };

/** What changes, publishing it, and taking it back. */
export function PublishBoard({ onPublished }: { onPublished(): void }) {
  const [changes, setChanges] = useState<ChangesView | null>(null);
  const [past, setPast] = useState<PastView[]>([]);
  const [message, setMessage] = useState('Правки содержания');
  const [commits, setCommits] = useState(false);
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);

  const refresh = useCallback(async () => {
    setChanges(null);
    // Comparing takes seconds: what was published before is there meanwhile, and neither goes with the other.
    await Promise.all([
      read<PastView[]>('history').then(setPast, (error: unknown) => setTrouble(wordsOf(error))),
      read<ChangesView>('changes').then(setChanges, (error: unknown) => setTrouble(wordsOf(error))),
    ]);
  }, []);
  useEffect(() => void refresh(), [refresh]);

  const run = async (call: string, body: unknown) => {
    setBusy(true);
    setTrouble('');
    setSaid('Начинается…');
    try {
      await readLines<PublishLine>(
        call,
        (line) => {
          if (line.kind === 'failed') {
            setTrouble(line.text);
            setSaid('');
          } else if (call === 'restore' && line.kind === 'done' && line.isPublished)
            setSaid('Возвращено. В папке — более новый текст, чем на сайте.');
          else setSaid(line.text);
        },
        body,
      );
      onPublished();
      await refresh();
    } catch (error) {
      setTrouble(wordsOf(error));
    }
    setBusy(false);
  };

  const isNothing = changes && changes.entries.length + changes.pictures.length === 0;
  return (
    <div className="board">
      <h1>Публикация</h1>
      {trouble && (
        <p role="alert" className="notice error">
          {trouble}
        </p>
      )}
      <p role="status">{said}</p>
      <h2>Что изменится</h2>
      {!changes && !trouble && <p>Сравнивается с опубликованным…</p>}
      {isNothing && <p>Ничего: на сайте то же, что в папке.</p>}
      {changes && <Difference changes={changes} />}
      {changes && (
        <div className="publish">
          {changes.canCommit && (
            <>
              <label className="check">
                <input type="checkbox" checked={commits} onChange={(event) => setCommits(event.target.checked)} />
                Сохранить правки в git
              </label>
              {commits && (
                <label className="field">
                  Что сделано
                  <input value={message} onChange={(event) => setMessage(event.target.value)} />
                </label>
              )}
            </>
          )}
          <button
            type="button"
            className="main"
            disabled={isBusy || changes.errors.length > 0}
            onClick={() => void run('publish', { message: commits ? message : null })}
          >
            Опубликовать
          </button>
        </div>
      )}
      <PreviewLink />
      <h2>Прошлые публикации</h2>
      <ul className="past">
        {past.map((one) => (
          <li key={one.id}>
            <span>
              {new Date(one.publishedAt).toLocaleString('ru')} · {nameOf(one)} · {countsOf(one)}
            </span>
            {one.isCurrent ? (
              <span className="state">сейчас на сайте</span>
            ) : (
              <Restore id={one.id} isBusy={isBusy} onRestore={() => void run('restore', { id: one.id })} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const nameOf = ({ id, occasion, restored }: PastView) =>
  occasion === 'restore'
    ? `№ ${id}, возвращена № ${restored}`
    : occasion === 'schedule'
      ? `№ ${id}, по расписанию`
      : `№ ${id}`;
const countsOf = ({ changes: { added, changed, removed } }: PastView) =>
  `новых ${added}, изменено ${changed}, убрано ${removed}`;

/** The folder is not what the site shows then: that is said before. */
function Restore({ id, isBusy, onRestore }: { id: number; isBusy: boolean; onRestore(): void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button type="button" className="small" disabled={isBusy} onClick={() => setAsking(true)}>
        Вернуть<span className="visually-hidden"> публикацию {id}</span>
      </button>
    );
  return (
    <div className="dialog">
      <p>
        Вернуть на сайт публикацию № {id}? Файлы в папке останутся новыми: следующая публикация снова поставит их на
        сайт, если их не исправить.
      </p>
      <button
        type="button"
        className="main"
        onClick={() => {
          setAsking(false);
          onRestore();
        }}
      >
        Да, вернуть
      </button>{' '}
      <button type="button" onClick={() => setAsking(false)}>
        Отмена
      </button>
    </div>
  );
}

function Difference({ changes: { entries, pictures, pages, errors } }: { changes: ChangesView }) {
  return (
    <>
      {errors.length > 0 && (
        <div className="notice error">
          <p>Опубликовать нельзя, пока есть ошибки:</p>
          <ul>
            {errors.map(({ path, field, line, message }) => (
              <li key={`${path} ${line} ${message}`}>
                <a href={entryHref(path, field)}>{path}</a>: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul>
        {entries.map(({ path, change, kindTitle, title, fields }) => (
          <li key={path}>
            <a href={entryHref(path)}>{title}</a> <small>{kindTitle}</small> — {changeNames[change]}
            {fields.length > 0 && (
              <details>
                <summary>Поля: {fields.length}</summary>
                <dl>
                  {fields.map(({ field, label, before, after }) => (
                    <div key={field}>
                      <dt>{label}</dt>
                      <dd>
                        {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
            )}
          </li>
        ))}
        {pictures.map(({ path, change }) => (
          <li key={path}>
            {path} — {changeNames[change]}
          </li>
        ))}
      </ul>
      {pages.length > 0 && (
        <details>
          <summary>Страниц изменится: {pages.length}</summary>
          <ul>
            {pages.map(({ address, title, change }) => (
              <li key={address}>
                {title || address} <small>{address}</small> — {changeNames[change]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function PreviewLink() {
  const [link, setLink] = useState<{ url: string; until: string } | null>(null);
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    setTrouble('');
    try {
      setLink(await tell('preview-link', { to: '/' }));
    } catch (error) {
      setTrouble(wordsOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      <h2>Показать черновики коллегам</h2>
      <p className="help">Ссылка открывает сайт вместе с черновиками. Через неделю она перестанет действовать.</p>
      <button type="button" disabled={isBusy} onClick={() => void make()}>
        {isBusy ? 'Готовится…' : 'Сделать ссылку'}
      </button>
      {trouble && (
        <p role="alert" className="faults error">
          {trouble}
        </p>
      )}
      {link && (
        <label className="field">
          Ссылка, до {new Date(link.until).toLocaleDateString('ru')}
          <input readOnly value={link.url} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  );
}
