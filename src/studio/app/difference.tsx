import type { ChangesView, PageChange, Undoing } from '../publishing-protocol.ts';
import { FieldChanges } from './field-changes.tsx';
import { entryHref } from './route.ts';
import { useRead } from './use-read.ts';

export const changeNames = { added: 'новое', changed: 'изменено', removed: 'убрано' };

interface DifferenceProps {
  changes: ChangesView;
  chosen: ReadonlySet<string>;
  onChoose(path: string): void;
}

/** Everything that differs from the site, each to be chosen. */
export function Difference({ changes: { entries, pictures, undoing }, chosen, onChoose }: DifferenceProps) {
  const tick = (path: string, name: string) => (
    <input
      type="checkbox"
      aria-label={`Публиковать: ${name}`}
      checked={chosen.has(path)}
      onChange={() => onChoose(path)}
    />
  );
  return (
    <ul className="changes">
      {entries.map(({ path, change, kindTitle, title, fields }) => (
        <li key={path}>
          {tick(path, title)} <a href={entryHref(path)}>{title}</a> <small>{kindTitle}</small> — {changeNames[change]}
          <UndoingNotice undoing={undoing[path]} />
          {fields.length > 0 && (
            <details>
              <summary>Поля: {fields.length}</summary>
              <FieldChanges fields={fields} />
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

/** Known some seconds later: the whole folder is compiled for it. */
export function ChangedPages() {
  const { data: pages, trouble } = useRead<PageChange[]>('changed-pages');
  if (!pages)
    return <p className="help">{trouble || 'Какие страницы изменятся, ещё считается: публиковать уже можно.'}</p>;
  if (pages.length === 0) return null;
  return (
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
  );
}
