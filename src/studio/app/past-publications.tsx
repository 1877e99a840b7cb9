import { useState } from 'react';
import type { PastView } from '../publishing-protocol.ts';
import { changeNames } from './difference.tsx';

interface PastProps {
  past: readonly PastView[];
  isBusy: boolean;
  onRestore(id: number): void;
}

/** What was published before, by whom and why, and the way back to it. */
export function PastPublications({ past, isBusy, onRestore }: PastProps) {
  return (
    <>
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
              <Restore id={one.id} isBusy={isBusy} onRestore={() => onRestore(one.id)} />
            )}
          </li>
        ))}
      </ul>
    </>
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
