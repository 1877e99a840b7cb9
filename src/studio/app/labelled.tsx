import { type ReactNode, useId } from 'react';
import type { FieldNode } from '../protocol.ts';
import { useEntryState, useFaults } from './entry-context.ts';
import { FaultList } from './fault-list.tsx';

export interface Ids {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

interface LabelledProps {
  node: FieldNode;
  path: string;
  isToggle?: boolean;
  children(ids: Ids): ReactNode;
}

/** Label, help, what follows from the value, and what is wrong with it. */
export function Labelled({ node, path, isToggle = false, children }: LabelledProps) {
  const id = useId();
  const faults = useFaults(path);
  const computed = useEntryState(({ checked }) => checked.computed[path]);
  // What the items of a list are is said once, over the list.
  const isItem = node.label === '';
  const help = isItem ? '' : helpOf(node);
  const described = [help && `${id}-help`, computed && `${id}-computed`, faults.length > 0 && `${id}-faults`].filter(
    Boolean,
  );
  return (
    <div className={isToggle ? 'field toggle' : 'field'} data-field={path}>
      <label htmlFor={id} id={`${id}-label`} className={isItem ? 'visually-hidden' : undefined}>
        {isItem ? 'Строка' : node.label}
        {!node.required && !isToggle && <span className="optional"> — можно оставить пустым</span>}
      </label>
      {children({
        id,
        describedBy: described.join(' ') || undefined,
        isInvalid: faults.some(({ level }) => level === 'error'),
      })}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {computed && (
        <p className="computed" id={`${id}-computed`}>
          {computed}
        </p>
      )}
      <FaultList faults={faults} id={`${id}-faults`} />
    </div>
  );
}

/** Nobody types what is chosen: how it is spelt says nothing. */
const chosen = new Set(['reference', 'date', 'moment', 'flag', 'sample', 'picture', 'file', 'group']);

export function helpOf({ help, example, most, type }: Pick<FieldNode, 'help' | 'example' | 'most' | 'type'>): string {
  const limit = most !== undefined && (type === 'text' || type === 'alt') ? `не длиннее ${most} знаков` : '';
  const shown = example && !chosen.has(type) && !help?.includes(example) ? `например: ${example}` : '';
  const line = [help, shown, limit].filter(Boolean).join('; ');
  return line && `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
}
