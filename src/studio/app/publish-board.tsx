import { useCallback, useEffect, useState } from 'react';
import type { StudioFault } from '../protocol.ts';
import type { ChangesView, PastView, PublishLine } from '../publishing-protocol.ts';
import { read, readLines, wordsOf } from './api.ts';
import { ChangedPages, Difference } from './difference.tsx';
import { heldBack, holdBack } from './held-back.ts';
import { PastPublications } from './past-publications.tsx';
import { PreviewLink } from './preview-link.tsx';
import { entryHref } from './route.ts';
import { useWork } from './use-work.ts';

const usualMessage = 'Правки содержания';

/** What changes, publishing what is chosen of it, and taking it back. */
export function PublishBoard({ onPublished }: { onPublished(): void }) {
  const [changes, setChanges] = useState<ChangesView | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [past, setPast] = useState<PastView[]>([]);
  const [message, setMessage] = useState('');
  const [commits, setCommits] = useState(false);
  const [said, setSaid] = useState('');
  const [errors, setErrors] = useState<StudioFault[]>([]);
  const { isBusy, trouble, setTrouble, run: attempt } = useWork();

  const refresh = useCallback(async () => {
    setChanges(null);
    const fail = (error: unknown) => setTrouble(wordsOf(error));
    // Neither goes with the other.
    await Promise.all([
      read<PastView[]>('history').then(setPast, fail),
      read<ChangesView>('changes').then((found) => {
        setChanges(found);
        const paths = pathsOf(found);
        const held = heldBack();
        holdBack(paths.filter((path) => held.has(path)));
        setChosen(new Set(paths.filter((path) => !found.undoing[path] && !held.has(path))));
      }, fail),
    ]);
  }, [setTrouble]);
  useEffect(() => void refresh(), [refresh]);

  const run = (call: string, body: unknown) =>
    attempt(async () => {
      setErrors([]);
      setSaid('Начинается…');
      const hear = (line: PublishLine) => {
        const isFailed = line.kind === 'failed';
        setTrouble(isFailed ? line.text : '');
        setErrors(isFailed ? line.errors : []);
        setSaid(isFailed ? '' : line.text);
      };
      await readLines(call, hear, body);
      onPublished();
      await refresh();
    });

  const choose = (path: string) => {
    const [now, held] = [new Set(chosen), new Set(heldBack())];
    if (now.delete(path)) held.add(path);
    else {
      now.add(path);
      held.delete(path);
    }
    holdBack(held);
    setChosen(now);
  };
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
      {!changes && !trouble && (
        <p>
          Сравнивается с опубликованным; первый раз после запуска студии — до минуты.{' '}
          <progress aria-label="Сравнение с опубликованным" />
        </p>
      )}
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
      {changes && pathsOf(changes).length > 0 && (
        <p className="help">
          Снимите отметку, и правка останется черновиком рядом с тем, что на сайте: она отложена, пока вы не отметите её
          снова.
        </p>
      )}
      {changes && <Difference changes={changes} chosen={chosen} onChoose={choose} />}
      {changes && pathsOf(changes).length > 0 && <ChangedPages key={changes.after} />}
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
      <PastPublications past={past} isBusy={isBusy} onRestore={(id) => void run('restore', { id })} />
    </div>
  );
}

const pathsOf = ({ entries, pictures }: ChangesView) => [...entries, ...pictures].map(({ path }) => path);

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
