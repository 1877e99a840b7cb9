import type { ReactNode } from 'react';
import type { StudioFault } from '../protocol.ts';
import { type FieldProps, useFaults } from './entry-context.ts';
import { FaultList } from './fault-list.tsx';
import { helpOf } from './labelled.tsx';

interface FieldGroupProps extends Pick<FieldProps, 'node' | 'path'> {
  kind?: 'list' | 'table' | 'choices';
  /** Where they are told of its rows. */
  faults?: readonly StudioFault[];
  children: ReactNode;
}

/** What belongs together, with its name, its help and what is wrong with it as a whole. */
export function FieldGroup({ node, path, kind, faults, children }: FieldGroupProps) {
  const own = useFaults(path);
  const help = helpOf(node);
  return (
    <fieldset className={kind ? `group ${kind}` : 'group'} data-field={path}>
      <legend>
        {node.label}
        {!node.required && node.item && <span className="optional"> — можно оставить пустым</span>}
      </legend>
      {help && <p className="help">{help}</p>}
      <FaultList faults={faults ?? own} />
      {children}
    </fieldset>
  );
}
