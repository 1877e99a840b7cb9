import type { StudioFault } from '../protocol.ts';
import { useEntry } from './entry-context.ts';

/** What is wrong with a field, with the remedy; a button where the remedy is mechanical. */
export function FaultList({ faults, id }: { faults: readonly StudioFault[]; id?: string }) {
  const { mend } = useEntry();
  if (faults.length === 0) return null;
  return (
    <ul className="faults" id={id}>
      {faults.map((fault, index) => (
        <li key={`${fault.line} ${index}`} className={fault.isEmpty ? 'empty' : fault.level}>
          {fault.isEmpty ? (
            'Ещё не заполнено.'
          ) : (
            <>
              <span className="fault-level">{fault.level === 'error' ? 'Ошибка' : 'Замечание'}:</span> {fault.message}.{' '}
              <span className="remedy">{capital(fault.remedy)}.</span>{' '}
            </>
          )}
          {(fault.mend !== undefined || fault.unknown) && (
            <button type="button" className="small" onClick={() => mend(fault)}>
              {wordsOf(fault)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function wordsOf({ mendWords, unknown }: StudioFault): string {
  if (!unknown) return `Заменить на ${mendWords}`;
  return unknown.meant === null ? 'Убрать это поле' : `Назвать ${mendWords}`;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
