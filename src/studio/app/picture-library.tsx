import { useState } from 'react';
import type { LibraryPicture } from '../protocol.ts';
import { pictureAddress, tell } from './api.ts';
import { Chooser } from './chooser.tsx';
import { entryHref } from './route.ts';
import { Trouble } from './trouble.tsx';
import { useRead } from './use-read.ts';

const sizeOf = ({ width, height, bytes }: LibraryPicture) => `${width}×${height}, ${Math.ceil(bytes / 1000)} КБ`;
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** A picture that is there already, for another place: its bytes, to be cropped for that place. */
export function PictureChooser({ onDone }: { onDone(file: File | null): void }) {
  const { data: pictures } = useRead<LibraryPicture[]>('pictures');
  const take = async (chosen: LibraryPicture | null) => {
    if (!chosen) return onDone(null);
    const bytes = await (await fetch(pictureAddress(chosen.path))).blob();
    onDone(new File([bytes], nameOf(chosen.path), { type: bytes.type }));
  };
  return (
    <Chooser
      label="Картинка: что на ней или где она стоит"
      items={pictures}
      wordsOf={({ path, alt, usedBy }) => `${alt} ${path} ${usedBy.map(({ title }) => title).join(' ')}`}
      keyOf={({ path }) => path}
      onDone={(chosen) => void take(chosen)}
    >
      {(picture) => (
        <>
          <img src={pictureAddress(picture.path)} alt="" width="64" height="64" loading="lazy" />
          <span>
            {picture.alt || nameOf(picture.path)}{' '}
            <small>
              {sizeOf(picture)} · {picture.usedBy.map(({ title }) => title).join(', ') || 'нигде не стоит'}
            </small>
          </span>
        </>
      )}
    </Chooser>
  );
}

/** Every picture of the content, with what it stands in. */
export function PictureBoard() {
  const { data: pictures, put, trouble, attempt } = useRead<LibraryPicture[]>('pictures');
  const [query, setQuery] = useState('');
  const [onlyFree, setOnlyFree] = useState(false);
  const [said, setSaid] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = pictures?.filter(
    ({ path, alt, usedBy }) =>
      (!onlyFree || usedBy.length === 0) &&
      `${alt} ${path} ${usedBy.map(({ title }) => title).join(' ')}`.toLowerCase().includes(wanted),
  );
  const remove = ({ path }: LibraryPicture) =>
    attempt(async () => {
      await tell('remove-picture', { path });
      put((now) => now?.filter((one) => one.path !== path) ?? null);
      setSaid(`Картинка ${nameOf(path)} удалена.`);
    });
  return (
    <div className="board">
      <h1>Картинки</h1>
      <Trouble text={trouble} />
      <div className="filters">
        <label className="filter">
          Найти
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
        <label className="check">
          <input type="checkbox" checked={onlyFree} onChange={(event) => setOnlyFree(event.target.checked)} />
          Только те, что нигде не стоят
        </label>
      </div>
      <p role="status" className="help">
        {said || (found ? `Картинок: ${found.length}` : 'Картинки читаются…')}
      </p>
      <ul className="library">
        {found?.map((picture) => (
          <li key={picture.path}>
            <img src={pictureAddress(picture.path, picture.hash)} alt={picture.alt} loading="lazy" />
            <p>
              {nameOf(picture.path)} <small>{sizeOf(picture)}</small>
            </p>
            {picture.usedBy.length === 0 ? (
              <button type="button" className="small" onClick={() => void remove(picture)}>
                Удалить<span className="visually-hidden"> {nameOf(picture.path)}</span>
              </button>
            ) : (
              <p>
                {picture.usedBy.map(({ path, field, title }) => (
                  <a key={`${path} ${field}`} href={entryHref(path, field)}>
                    {title}
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
