import { useState } from 'react';
import type { Checked, StudioFault } from '../protocol.ts';
import { useEntry, useEntryState } from './entry-context.ts';
import { capital } from './fault-list.tsx';
import { fieldTitle } from './form-place.ts';
import { entryHref } from './route.ts';
import { showField } from './show-field.ts';

/** What is wrong with the entry, in one line that stays in sight; behind it each fault, a way to its field. */
export function FaultSummary() {
  const checked = useEntryState((state) => state.checked);
  const isChecking = useEntryState((state) => state.isChecking);
  const [isOpen, setOpen] = useState(false);
  const { faults, elsewhere } = checked;
  const errors = faults.filter(({ level }) => level === 'error').length;
  const empty = faults.filter(({ isEmpty }) => isEmpty).length;
  const counts = {
    Ошибок: errors,
    замечаний: faults.length - errors - empty,
    'осталось заполнить': empty,
    'ошибок в других записях': elsewhere.length,
  };
  const said = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? `${name}: ${count}` : []));
  const result = said.length === 0 ? 'Проверка ничего не нашла.' : `${capital(said.join(', '))}.`;
  const line = (
    <span role="status" className={errors > 0 ? 'error' : undefined}>
      {isChecking ? 'Проверяется…' : result}
      {!isChecking && errors > 0 && ' Сохранить можно, опубликовать — нет.'}
    </span>
  );
  if (said.length === 0) return <p className="check-line">{line}</p>;
  return (
    <details className="check-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{line}</summary>
      {isOpen && <FaultLines checked={checked} />}
    </details>
  );
}

/** A table of a thousand rows has hundreds of them: they are made when somebody looks. */
function FaultLines({ checked: { faults, elsewhere } }: { checked: Checked }) {
  const view = useEntryState((state) => state.view);
  const { data } = useEntry().state().draft;
  return (
    <ul>
      {faults.map((fault, index) => (
        <li key={`${fault.field} ${fault.line} ${index}`} className={fault.level}>
          <button type="button" className="link" onClick={() => showField(fault.field)}>
            {fieldTitle(view.tree, fault.field, data) || 'Вся запись'}
          </button>
          : {fault.message}
          {!fault.isEmpty && (
            <>
              . <span className="remedy">{capital(fault.remedy)}.</span>
            </>
          )}
        </li>
      ))}
      {elsewhere.map(elsewhereLine)}
    </ul>
  );
}

const elsewhereLine = ({ path, field, title, message }: StudioFault, index: number) => (
  <li key={`${path} ${index}`}>
    В другой записи, <a href={entryHref(path, field)}>{title}</a>: {message}
  </li>
);
