import { useState } from 'react';
import type { Choice, EntryView, ReferenceLine, RemoveRequest } from '../protocol.ts';
import { tell } from './api.ts';
import { useChoices } from './choices.ts';
import { Trouble } from './trouble.tsx';
import { useRead } from './use-read.ts';
import { useWork } from './use-work.ts';

const keyOf = ({ path, field }: ReferenceLine) => `${path} ${field}`;
const goings = { field: 'убрать', row: 'убрать строку', link: 'оставить слова без ссылки', nothing: 'выберите замену' };

/** Who names the entry is seen before it goes, and each place is told what to name instead. */
export function RemoveDialog({ view, onDone }: { view: EntryView; onDone(isGone: boolean): void }) {
  const query = `${new URLSearchParams({ path: view.path })}`;
  const { data: places, trouble } = useRead<ReferenceLine[]>('references', query);
  const { isBusy, trouble: refused, run } = useWork();
  const [instead, setInstead] = useState<Record<string, string>>({});
  const [redirectTo, setRedirectTo] = useState('');
  const others = useChoices(view.kind).filter(({ value }) => value !== view.slug);
  const isSettled = places?.every((place) => place.goes !== 'nothing' || instead[keyOf(place)]) ?? false;
  const remove = () => {
    const references = (places ?? []).map((place) => ({
      path: place.path,
      field: place.field,
      instead: instead[keyOf(place)] || null,
    }));
    const request: RemoveRequest = { path: view.path, base: view.hash, references, redirectTo: redirectTo || null };
    return run(async () => {
      await tell('remove', request);
      onDone(true);
    });
  };
  return (
    <fieldset className="dialog">
      <legend className="visually-hidden">Удалить запись</legend>
      <p>Удалить «{view.title}»? На сайте она останется до публикации.</p>
      {!places && !trouble && <p role="status">Выясняется, кто на неё ссылается…</p>}
      {places?.length === 0 && <p>На неё никто не ссылается.</p>}
      {places && places.length > 0 && (
        <>
          <p>На неё ссылаются ({places.length}). Что поставить вместо неё в каждом месте?</p>
          <Instead
            title="Во всех местах сразу"
            going="для каждого места отдельно"
            choices={others}
            value=""
            onChange={(value) => setInstead(Object.fromEntries(places.map((place) => [keyOf(place), value])))}
          />
          <ul className="references">
            {places.map((place) => (
              <li key={keyOf(place)}>
                <Instead
                  title={`${place.title}: ${place.label}`}
                  going={goings[place.goes]}
                  choices={others}
                  value={instead[keyOf(place)] ?? ''}
                  onChange={(value) => setInstead((now) => ({ ...now, [keyOf(place)]: value }))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {view.address && (
        <Instead
          title="Куда вести тех, кто придёт по старому адресу"
          going="никуда: страницы больше нет"
          choices={others}
          value={redirectTo}
          onChange={setRedirectTo}
        />
      )}
      <Trouble text={trouble || refused} />
      <button type="button" className="main" disabled={!isSettled || isBusy} onClick={() => void remove()}>
        {isBusy ? 'Удаляется…' : 'Удалить'}
      </button>{' '}
      <button type="button" onClick={() => onDone(false)}>
        Отмена
      </button>
    </fieldset>
  );
}

interface InsteadProps {
  title: string;
  going: string;
  choices: readonly Choice[];
  value: string;
  onChange(value: string): void;
}

function Instead({ title, going, choices, value, onChange }: InsteadProps) {
  return (
    <label>
      {title}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{going}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </select>
    </label>
  );
}
