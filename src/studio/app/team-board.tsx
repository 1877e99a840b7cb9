import { useState } from 'react';
import type { Taken, TeamChoice, TeamClash, TeamLine, TeamView } from '../team-protocol.ts';
import { tell } from './api.ts';
import { ClashSides } from './draft-notice.tsx';
import { Trouble } from './trouble.tsx';
import { useRead } from './use-read.ts';

const keyOf = ({ path }: TeamClash, field: string) => `${path} ${field}`;

/** What colleagues did and what I did, each handed over by a button; git does the carrying. */
export function TeamBoard({ onTaken }: { onTaken(): void }) {
  const { data: team, trouble, isBusy, attempt, reload } = useRead<TeamView>('team');
  const [clashes, setClashes] = useState<TeamClash[]>([]);
  const [theirs, setTheirs] = useState<Record<string, boolean>>({});
  const [message, setMessage] = useState('');
  const [said, setSaid] = useState('');

  const work = (todo: () => Promise<string>) =>
    attempt(async () => {
      setSaid(await todo());
      await reload();
    });
  const take = (choices: TeamChoice[]) =>
    work(async () => {
      const { clashes: found, taken } = await tell<Taken>('take', { choices });
      setClashes(found);
      if (found.length > 0)
        return 'Одно и то же изменили и вы, и коллеги: выберите, что оставить. Пока ничего не взято.';
      onTaken();
      return taken > 0 ? `Взято файлов: ${taken}.` : 'Нового у коллег нет.';
    });
  const settle = () =>
    take(
      clashes.flatMap((one) =>
        one.clashes.map(
          ({ field }): TeamChoice => ({ path: one.path, field, keep: theirs[keyOf(one, field)] ? 'theirs' : 'mine' }),
        ),
      ),
    );
  const give = () =>
    work(async () => {
      await tell('give', { message });
      return 'Отдано: коллеги могут взять.';
    });

  return (
    <div className="board">
      <h1>Коллеги</h1>
      <Trouble text={trouble} />
      <p role="status">{said}</p>
      {!team && !trouble && <p>Смотрим, что сделали коллеги…</p>}
      {team && !team.isShared && (
        <p>Эта папка ни с кем не общая. Чтобы работать вместе, попросите разработчика настроить git.</p>
      )}
      {clashes.map((one) => (
        <section key={one.path} aria-label={one.title}>
          <h2>
            {one.title} <small>{one.kindTitle}</small>
          </h2>
          {one.clashes.map((clash) => (
            <ClashSides
              key={clash.field}
              clash={clash}
              name={keyOf(one, clash.field)}
              isTheirs={theirs[keyOf(one, clash.field)] ?? false}
              onChoose={(isTheirs) => setTheirs((now) => ({ ...now, [keyOf(one, clash.field)]: isTheirs }))}
            />
          ))}
        </section>
      ))}
      {clashes.length > 0 && (
        <button type="button" className="main" disabled={isBusy} onClick={() => void settle()}>
          Взять с этим выбором
        </button>
      )}
      {team?.isShared && (
        <>
          <h2>Сделали коллеги</h2>
          <Lines lines={team.theirs} none="Всё уже у вас." />
          <button type="button" disabled={isBusy} onClick={() => void take([])}>
            Взять правки коллег
          </button>
          <h2>Сделали вы</h2>
          <Lines lines={team.mine} none="Всё уже отдано." />
          <div className="publish">
            <label className="field">
              Что сделано
              <input value={message} placeholder="Правки содержания" onChange={(e) => setMessage(e.target.value)} />
            </label>
            <button type="button" className="main" disabled={isBusy} onClick={() => void give()}>
              Отдать мои правки
            </button>
          </div>
        </>
      )}
    </div>
  );
}

function Lines({ lines, none }: { lines: readonly TeamLine[]; none: string }) {
  if (lines.length === 0) return <p>{none}</p>;
  return (
    <ul className="past">
      {lines.map(({ at, who, message }) => (
        <li key={`${at} ${message}`}>
          {[message, who, at && new Date(at).toLocaleString('ru')].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ul>
  );
}
