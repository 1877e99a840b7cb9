import { type ReactNode, useId } from 'react';
import type { FieldNode } from '../protocol.ts';
import { useEntry } from './entry-context.ts';
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
  const { faultsAt, checked } = useEntry();
  const faults = faultsAt(path);
  const computed = checked.computed[path];
  // What the items of a list are is said once, over the list.
  const isItem = node.label === '';
  const help = isItem ? '' : helpOf(node);
  const described = [help && `${id}-help`, computed && `${id}-computed`, faults.length > 0 && `${id}-faults`].filter(
    Boolean,
  );
  return (
    <div className={isToggle ? 'field toggle' : 'field'} data-field={path}>
      <label htmlFor={id} className={isItem ? 'visually-hidden' : undefined}>
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

/** Whoever chooses from a list need not know how names are spelt. */
const spelling = /^часть адреса/;

function helpOf({ help: said, example, most, type }: FieldNode): string {
  const help = type === 'reference' && spelling.test(said ?? '') ? '' : said;
  const limit = most !== undefined && (type === 'text' || type === 'alt') ? `не длиннее ${most} знаков` : '';
  const parts = [help, example && !help?.includes(example) ? `например: ${example}` : '', limit].filter(Boolean);
  const line = parts.join('; ');
  return line && `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
}
