import type { BinLine } from '../protocol.ts';
import { tell } from './api.ts';
import { entryHref } from './route.ts';
import { Trouble } from './trouble.tsx';
import { useRead } from './use-read.ts';

/** What was deleted, here or by others, and the way back. */
export function BinBoard({ onRestored }: { onRestored(): void }) {
  const { data: lines, trouble, attempt } = useRead<BinLine[]>('bin');
  const restore = (id: string) =>
    attempt(async () => {
      const { path } = await tell<{ path: string }>('take-from-bin', { id });
      onRestored();
      window.location.hash = entryHref(path);
    });
  return (
    <div className="board">
      <h1>Корзина</h1>
      <Trouble text={trouble} />
      {lines?.length === 0 && <p>В корзине пусто.</p>}
      <ul className="past">
        {lines?.map(({ id, title, kindTitle, at, who }) => (
          <li key={id}>
            <span>
              {title} <small>{kindTitle}</small> · {new Date(at).toLocaleString('ru')}
              {who && ` · ${who}`}
            </span>
            <button type="button" className="small" onClick={() => void restore(id)}>
              Вернуть<span className="visually-hidden">: {title}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
