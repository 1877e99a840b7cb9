import { type FormEvent, useEffect, useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import type { Person } from '../../../nutrition/needs.ts';
import { motherhoodTitles } from '../../../nutrition/shelf/person-words.ts';
import { most, type Shelf, writeShelf } from '../../../nutrition/shelf/shelf-text.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/filter-form.tsx';
import { fieldLook } from './shelf-button.tsx';
import { motherAges, personFrom } from './shelf-query.ts';

const sexTitles = { '': 'Не\u00a0важно', female: 'Женский', male: 'Мужской' } as const;

interface PersonFields {
  age: string;
  sex: string;
  mother: string;
}

const fieldsOf = (person: Person | null): PersonFields => ({
  age: person ? String(person.age) : '',
  sex: person?.sex ?? '',
  mother: person?.motherhood ?? '',
});

const isSame = (one: Person | null, other: Person | null) =>
  JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));

/**
 * For whom the shelf is. Nobody has to say: then the norms of labels count. The fields keep what was typed, also while
 * it makes no person yet (a sex without an age), and follow the shelf only when it changes elsewhere.
 */
export function PersonForm({ shelf, onChange }: { shelf: Shelf; onChange: (person: Person | null) => void }) {
  const { person } = shelf;
  const [fields, setFields] = useState(() => fieldsOf(person));
  useEffect(() => {
    setFields((typed) => (isSame(personFrom(typed), person) ? typed : fieldsOf(person)));
  }, [person]);

  function change(changed: Partial<PersonFields>) {
    const next = { ...fields, ...changed };
    setFields(next);
    onChange(personFrom(next));
  }
  const age = Number(fields.age);
  const isWrongAge = fields.age !== '' && personFrom(fields) === null;
  const mayBeMother = fields.sex !== 'male' && age >= motherAges.from && age <= motherAges.to;
  return (
    <form action={pagePaths.shelf} onSubmit={(event: FormEvent) => event.preventDefault()}>
      <h2 className="text-h3">Для кого</h2>
      <p className="mt-1 text-small text-ink-soft">Тогда доли посчитаем от&nbsp;потребности этого человека.</p>
      {/* Without scripts the form brings the jars along, and the person anew. */}
      <input type="hidden" name="s" value={writeShelf({ ...shelf, person: null })} />
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-4">
        <label className="grid w-28 gap-1 text-caption text-ink-soft">
          Возраст, лет
          <input
            name="age"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={fields.age}
            aria-invalid={isWrongAge || undefined}
            aria-describedby={isWrongAge ? 'age-fault' : undefined}
            onChange={(event) => change({ age: event.currentTarget.value.replace(/\D/g, '') })}
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
                  checked={fields.sex === value}
                  onChange={() => change({ sex: value })}
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
      {isWrongAge && (
        <p id="age-fault" role="alert" className="mt-2 text-caption text-error">
          Возраст — целое число от&nbsp;1 до&nbsp;{most.age}: без него полку не&nbsp;посчитать для человека.
        </p>
      )}
      {fields.age === '' && fields.sex !== '' && (
        <p role="status" className="mt-2 text-caption text-ink-soft">
          Укажите и&nbsp;возраст: потребность считают по&nbsp;нему.
        </p>
      )}
      <div className={`mt-4 max-w-96 ${mayBeMother ? '' : 'hidden noscript:block'}`}>
        <SelectField
          label={'Беременность и\u00a0кормление'}
          name="mother"
          value={fields.mother}
          onChoose={(mother) => change({ mother })}
        >
          <option value="">Нет</option>
          {Object.entries(motherhoodTitles).map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="mt-4 hidden noscript:block">
        <Button type="submit" variant="quiet">
          Пересчитать
        </Button>
      </div>
    </form>
  );
}
