import type { FormEvent } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import type { Motherhood, Person } from '../../../nutrition/needs.ts';
import { most, type Shelf, writeShelf } from '../../../nutrition/shelf/shelf-text.ts';
import { Button } from '../../ui/button.tsx';
import { fieldLook } from './shelf-button.tsx';
import { personFrom } from './shelf-query.ts';

const motherhoodTitles: Record<Motherhood, string> = {
  first: 'Беременность, первый триместр',
  later: 'Беременность, второй и\u00a0третий',
  feeding: 'Кормление грудью',
};

const sexTitles = { '': 'Не\u00a0важно', female: 'Женский', male: 'Мужской' } as const;

/** Optional: without a person the norms of labels are used. */
export function PersonForm({ shelf, onChange }: { shelf: Shelf; onChange: (person: Person | null) => void }) {
  const { person } = shelf;
  function read(event: FormEvent<HTMLFormElement>) {
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    onChange(personFrom({ age: text('age'), sex: text('sex'), mother: text('mother') }));
  }
  const mayBeMother = person !== null && person.sex !== 'male' && person.age >= 14 && person.age <= 60;
  return (
    <form
      action={pagePaths.shelf}
      onChange={read}
      onSubmit={(event) => event.preventDefault()}
      className="print:hidden"
    >
      <h2 className="text-h3">Для кого</h2>
      <p className="mt-1 text-small text-ink-soft">Тогда доли посчитаем от&nbsp;потребности этого человека.</p>
      {/* Without scripts the form sends the jars along. */}
      <input type="hidden" name="s" value={writeShelf({ ...shelf, person: null })} />
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-4">
        <label className="grid w-28 gap-1 text-caption text-ink-soft">
          Возраст, лет
          <input
            key={person ? 'known' : 'unknown'}
            name="age"
            type="number"
            min={1}
            max={most.age}
            inputMode="numeric"
            defaultValue={person?.age ?? ''}
            className={fieldLook}
          />
        </label>
        <fieldset>
          <legend className="text-caption text-ink-soft">Пол</legend>
          <div className="mt-1 flex gap-1 rounded-full bg-muted p-1">
            {Object.entries(sexTitles).map(([value, title]) => (
              <label key={value} className="cursor-pointer">
                <input
                  type="radio"
                  name="sex"
                  value={value}
                  checked={(person?.sex ?? '') === value}
                  // Changes are handled by the form; React requires a handler for a controlled field.
                  onChange={() => {}}
                  className="peer sr-only"
                />
                <span className="inline-flex min-h-10 items-center rounded-full px-3 text-small sm:px-4 peer-checked:bg-page peer-checked:font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-focus">
                  {title}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      {(mayBeMother || !person) && (
        <label
          className={`mt-4 grid max-w-96 gap-1 text-caption text-ink-soft ${mayBeMother ? '' : 'hidden noscript:grid'}`}
        >
          Беременность и&nbsp;кормление
          <select name="mother" defaultValue={person?.motherhood ?? ''} className={fieldLook}>
            <option value="">Нет</option>
            {Object.entries(motherhoodTitles).map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="mt-4 hidden noscript:block">
        <Button type="submit" variant="quiet">
          Пересчитать
        </Button>
      </div>
    </form>
  );
}
