import type { FieldNode } from '../protocol.ts';
import { asFields, childPath, emptyValue } from '../values.ts';
import { type FieldProps, useEntry, useFaults, useField } from './entry-context.ts';
import { FaultList } from './fault-list.tsx';
import { FieldGroup } from './field-group.tsx';
import { isTypeOfVariant } from './form-place.ts';
import { helpOf } from './labelled.tsx';

/** A group's fields, one under another. */
export function GroupFields({ node, path, value }: FieldProps) {
  const Field = useField();
  const fields = asFields(value);
  return (
    <>
      {(node.fields ?? [])
        .filter((one) => !isTypeOfVariant(one))
        .map((one) => (
          <Field key={one.name} node={one} path={childPath(path, one.name)} value={fields[one.name]} />
        ))}
    </>
  );
}

const isSimple = (node: FieldNode) =>
  !node.fields && !node.item && !node.variants && node.type !== 'markdown' && node.type !== 'map';
export const isRowOfSimple = (node: FieldNode) =>
  (node.fields ?? []).length <= 6 && (node.fields ?? []).every(isSimple);

export function Group(props: FieldProps) {
  const { node, path, value } = props;
  const { put } = useEntry();
  const faults = useFaults(path);
  const help = helpOf(node);
  if (value === undefined && !node.required)
    return (
      <div className="field" data-field={path}>
        <button type="button" className="small add" onClick={() => put(path, emptyValue(node))}>
          + {node.label}
        </button>
        {help && <p className="help">{help}</p>}
        <FaultList faults={faults} />
      </div>
    );
  return (
    <FieldGroup node={node} path={path}>
      <div className={isRowOfSimple(node) ? 'row' : undefined}>
        <GroupFields {...props} />
      </div>
      {!node.required && (
        <button type="button" className="small" onClick={() => put(path, undefined)}>
          Убрать: {node.label}
        </button>
      )}
    </FieldGroup>
  );
}
