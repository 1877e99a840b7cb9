import { useCallback, useEffect, useState } from 'react';
import type { ChangesView, PastView, PublishLine, StudioFault, Undoing } from '../protocol.ts';
import { read, readLines, tell, wordsOf } from './api.ts';
import { entryHref } from './route.ts';
import { Trouble } from './trouble.tsx';

const changeNames = { added: 'новое', changed: 'изменено', removed: 'убрано' };
const usualMessage = 'Правки содержания';

/** What changes, publishing what is chosen of it, and taking it back. */
export function PublishBoard({ onPublished }: { onPublished(): void }) {
  const [changes, setChanges] = useState<ChangesView | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [past, setPast] = useState<PastView[]>([]);
  const [message, setMessage] = useState('');
  const [commits, setCommits] = useState(false);
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState('');
  const [errors, setErrors] = useState<StudioFault[]>([]);
  const [isBusy, setBusy] = useState(false);

  const refresh = useCallback(async () => {
    setChanges(null);
    const fail = (error: unknown) => setTrouble(wordsOf(error));
    // Comparing takes seconds: what was published before is there meanwhile, and neither goes with the other.
    await Promise.all([
      read<PastView[]>('history').then(setPast, fail),
      read<ChangesView>('changes').then((found) => {
        setChanges(found);
        setChosen(new Set(pathsOf(found).filter((path) => !found.undoing[path])));
      }, fail),
    ]);
  }, []);
  useEffect(() => void refresh(), [refresh]);

  const run = async (call: string, body: unknown) => {
    setBusy(true);
    setTrouble('');
    setErrors([]);
    setSaid('Начинается…');
    try {
      await readLines<PublishLine>(
        call,
        (line) => {
          const isFailed = line.kind === 'failed';
          setTrouble(isFailed ? line.text : '');
          setErrors(isFailed ? line.errors : []);
          setSaid(isFailed ? '' : line.text);
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

  const choose = (path: string) =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(path)) next.add(path);
      return next;
    });
  const blocking = changes?.errors.filter(({ path }) => chosen.has(path) || !pathsOf(changes).includes(path)) ?? [];
  return (
    <div className="board">
      <h1>Публикация</h1>
      {trouble && (
        <div role="alert" className="notice error">
          <p>{trouble}</p>
          <FaultLinks faults={errors} />
        </div>
      )}
      <p role="status">{said}</p>
      <h2>Что изменится</h2>
      {!changes && !trouble && <p>Сравнивается с опубликованным…</p>}
      {changes && pathsOf(changes).length === 0 && <p>Ничего: на сайте то же, что в папке.</p>}
      {blocking.length > 0 && (
        <div className="notice error">
          <p>Отмеченное опубликовать нельзя, пока есть ошибки:</p>
          <FaultLinks faults={blocking} />
        </div>
      )}
      {changes?.samples.some((path) => chosen.has(path)) && (
        <p className="notice warning">
          В отмеченном ещё остались данные-примеры: <a href="#health">где они</a>.
        </p>
      )}
      {changes && <Difference changes={changes} chosen={chosen} onChoose={choose} />}
      {changes && (
        <div className="publish">
          <label className="field">
            Что сделано
            <input value={message} placeholder={usualMessage} onChange={(event) => setMessage(event.target.value)} />
          </label>
          {changes.canCommit && (
            <label className="check">
              <input type="checkbox" checked={commits} onChange={(event) => setCommits(event.target.checked)} />
              Сохранить правки в git
            </label>
          )}
          <button
            type="button"
            className="main"
            disabled={isBusy || blocking.length > 0 || chosen.size === 0}
            onClick={() => void run('publish', { paths: [...chosen], after: changes.after, message, commits })}
          >
            {chosen.size === pathsOf(changes).length ? 'Опубликовать' : `Опубликовать отмеченное: ${chosen.size}`}
          </button>
        </div>
      )}
      <PreviewLink />
      <h2>Прошлые публикации</h2>
      <ul className="past">
        {past.map((one) => (
          <li key={one.id}>
            <details>
              <summary>
                {new Date(one.publishedAt).toLocaleString('ru')} · {nameOf(one)} · {countsOf(one)}
                {one.who && ` · ${one.who}`}
                {one.message && ` · ${one.message}`}
              </summary>
              {one.files.length === 0 && <p>Что изменилось, неизвестно или ничего.</p>}
              <ul>
                {one.files.map(({ path, title, change }) => (
                  <li key={path}>
                    {title} — {changeNames[change]}
                  </li>
                ))}
              </ul>
            </details>
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

const pathsOf = ({ entries, pictures }: ChangesView) => [...entries, ...pictures].map(({ path }) => path);

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

function FaultLinks({ faults }: { faults: readonly StudioFault[] }) {
  return (
    <ul>
      {faults.map(({ path, field, line, title, message }) => (
        <li key={`${path} ${line} ${message}`}>
          <a href={entryHref(path, field)}>{title}</a>: {message}
        </li>
      ))}
    </ul>
  );
}

interface DifferenceProps {
  changes: ChangesView;
  chosen: ReadonlySet<string>;
  onChoose(path: string): void;
}

function Difference({ changes: { entries, pictures, pages, undoing }, chosen, onChoose }: DifferenceProps) {
  const tick = (path: string, name: string) => (
    <input
      type="checkbox"
      aria-label={`Публиковать: ${name}`}
      checked={chosen.has(path)}
      onChange={() => onChoose(path)}
    />
  );
  return (
    <>
      <ul className="changes">
        {entries.map(({ path, change, kindTitle, title, fields }) => (
          <li key={path}>
            {tick(path, title)} <a href={entryHref(path)}>{title}</a> <small>{kindTitle}</small> — {changeNames[change]}
            <UndoingNotice undoing={undoing[path]} />
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
            {tick(path, path)} {path} — {changeNames[change]}
            <UndoingNotice undoing={undoing[path]} />
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

const undoingWords: Record<Undoing['why'], string> = {
  newer: 'На сайте текст, которого в вашей папке не было; если опубликовать, он пропадёт с сайта',
  restored: 'На сайт вернули прежний текст; если опубликовать, там снова будет тот, что в папке',
  removed: 'С сайта это убрали, а в папке оно осталось; если опубликовать, оно снова появится',
};

function UndoingNotice({ undoing }: { undoing: Undoing | undefined }) {
  if (!undoing) return null;
  const { why, at, who, message } = undoing;
  const told = [new Date(at).toLocaleString('ru'), who, message].filter(Boolean).join(', ');
  return (
    <p className="notice warning">
      {undoingWords[why]} ({told}).
    </p>
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
      <p className="help">
        Ссылка открывает сайт вместе с черновиками, на каждой странице подписано, что это предпросмотр. Через неделю она
        перестанет действовать.
      </p>
      <button type="button" disabled={isBusy} onClick={() => void make()}>
        {isBusy ? 'Готовится…' : 'Сделать ссылку'}
      </button>
      <Trouble text={trouble} />
      {link && (
        <label className="field">
          Ссылка, до {new Date(link.until).toLocaleDateString('ru')}
          <input readOnly value={link.url} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  );
}
