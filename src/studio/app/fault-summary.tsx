import type { StudioFault } from '../protocol.ts';
import { useEntry, useEntryState, useFaults } from './entry-context.ts';
import { capital, FaultList } from './fault-list.tsx';
import { fieldTitle } from './form-place.ts';
import { entryHref } from './route.ts';
import { showField } from './show-field.ts';

/** All that is wrong with the entry, each a way to its field. */
export function FaultSummary() {
  const checked = useEntryState((state) => state.checked);
  const isChecking = useEntryState((state) => state.isChecking);
  const view = useEntryState((state) => state.view);
  const { data } = useEntry().state().draft;
  const ofAll = useFaults('');
  const { faults, elsewhere } = checked;
  const errors = faults.filter(({ level }) => level === 'error').length;
  const empty = faults.filter(({ isEmpty }) => isEmpty).length;
  const counts = { Ошибок: errors, замечаний: faults.length - errors - empty, 'осталось заполнить': empty };
  const said = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? `${name}: ${count}` : []));
  const result = faults.length === 0 ? 'Проверка ничего не нашла.' : `${capital(said.join(', '))}.`;
  return (
    <section className="summary" aria-label="Проверка">
      <p role="status">
        {isChecking ? 'Проверяется…' : result}
        {!isChecking && errors > 0 && ' Сохранить можно, опубликовать — нет.'}
      </p>
      {/* What no field of the form can show is shown here. */}
      <FaultList faults={ofAll} />
      {faults.length > 0 && (
        <details>
          <summary>Показать списком</summary>
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
          </ul>
        </details>
      )}
      {elsewhere.length > 0 && (
        <details>
          <summary>Ошибки в других записях: {elsewhere.length}</summary>
          <ul>{elsewhere.map(elsewhereLine)}</ul>
        </details>
      )}
    </section>
  );
}

const elsewhereLine = ({ path, field, title, message }: StudioFault, index: number) => (
  <li key={`${path} ${index}`}>
    <a href={entryHref(path, field)}>{title}</a>: {message}
  </li>
);
