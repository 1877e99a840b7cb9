import { useState } from 'react';
import type { HealthReport, LinkResult } from '../protocol.ts';
import { readLines } from './api.ts';
import { entryHref } from './route.ts';
import { Trouble } from './trouble.tsx';
import { useRead } from './use-read.ts';
import { useWork } from './use-work.ts';

/** What needs care, each with a way to its field. */
export function HealthBoard() {
  const { data: report, trouble } = useRead<HealthReport>('health');
  return (
    <div className="board">
      <h1>Что требует внимания</h1>
      <Trouble text={trouble} />
      {!report && !trouble && <p role="status">Содержание проверяется…</p>}
      {report?.groups.map(({ title, help, items }) => (
        <section key={title}>
          <h2>
            {title} <span className="count">{items.length}</span>
          </h2>
          {items.length === 0 ? (
            <p className="help">Всё в порядке.</p>
          ) : (
            <details open={items.length <= 12}>
              <summary>{help}</summary>
              <ul>
                {items.map(({ text, path, field }, index) => (
                  <li key={index}>{path ? <a href={entryHref(path, field ?? '')}>{text}</a> : text}</li>
                ))}
              </ul>
            </details>
          )}
        </section>
      ))}
      {report && <ShopLinks />}
    </div>
  );
}

function ShopLinks() {
  const [results, setResults] = useState<LinkResult[]>([]);
  const [isDone, setDone] = useState(false);
  const { isBusy, trouble, run } = useWork();
  const check = () =>
    run(async () => {
      setResults([]);
      setDone(false);
      await readLines<LinkResult>('shop-links', (result) => setResults((now) => [...now, result]));
      setDone(true);
    });
  const wrong = results.filter(({ isFine }) => !isFine);
  return (
    <section>
      <h2>Ссылки на магазины</h2>
      <p className="help">Каждая спрашивается по очереди, не спеша, как спросил бы посетитель.</p>
      <button type="button" disabled={isBusy} onClick={() => void check()}>
        {isBusy ? `Проверено: ${results.length}…` : 'Проверить ссылки'}
      </button>
      <Trouble text={trouble} />
      <p role="status">
        {isDone &&
          (wrong.length === 0 ? `Все ссылки отвечают: ${results.length}.` : `Не отвечают как надо: ${wrong.length}.`)}
      </p>
      <ul>
        {wrong.map(({ url, path, field, outcome }, index) => (
          <li key={index}>
            {url ? (
              <>
                <a href={entryHref(path, field)}>{url}</a>: {outcome}
              </>
            ) : (
              outcome
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
