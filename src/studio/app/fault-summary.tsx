import type { Checked, StudioFault } from '../protocol.ts';
import { useEntry } from './entry-context.ts';
import { FaultList } from './fault-list.tsx';
import { entryHref } from './route.ts';
import { showField } from './show-field.ts';

/** All that is wrong with the entry, each a way to its field. */
export function FaultSummary({ checked: { faults, elsewhere } }: { checked: Checked }) {
  const { faultsAt } = useEntry();
  const errors = faults.filter(({ level }) => level === 'error').length;
  return (
    <section className="summary" aria-label="Проверка">
      <p role="status">
        {faults.length === 0 ? 'Проверка ничего не нашла.' : `Ошибок: ${errors}, замечаний: ${faults.length - errors}.`}
        {errors > 0 && ' Сохранить можно, опубликовать — нет.'}
      </p>
      {/* What no field of the form can show is shown here. */}
      <FaultList faults={faultsAt('')} />
      {faults.length > 0 && (
        <details>
          <summary>Показать списком</summary>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.field} ${fault.line} ${fault.message}`} className={fault.level}>
                <button type="button" className="link" onClick={() => showField(fault.field)}>
                  {fault.field || 'вся запись'}
                </button>
                : {fault.message}. <span className="remedy">{fault.remedy}</span>
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

const elsewhereLine = ({ path, field, line, message }: StudioFault) => (
  <li key={`${path} ${line} ${message}`}>
    <a href={entryHref(path, field)}>{path}</a>: {message}
  </li>
);
