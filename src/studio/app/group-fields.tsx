import type { FieldNode } from '../protocol.ts';
import { useEntry } from './entry-context.ts';
import { FaultList } from './fault-list.tsx';
import type { OuterFieldProps } from './field-props.ts';
import { isTypeOfVariant } from './form-place.ts';
import { asFields, childPath, emptyValue, withField } from './values.ts';

/** A group's fields, one under another. */
export function GroupFields({ node, path, value, onChange, field: Field }: OuterFieldProps) {
  const fields = asFields(value);
  return (
    <>
      {(node.fields ?? [])
        .filter((one) => !isTypeOfVariant(one))
        .map((one) => (
          <Field
            key={one.name}
            node={one}
            path={childPath(path, one.name)}
            value={fields[one.name]}
            onChange={(next) => onChange(withField(fields, one.name, next))}
          />
        ))}
    </>
  );
}

const isSimple = (node: FieldNode) =>
  !node.fields && !node.item && !node.variants && node.type !== 'markdown' && node.type !== 'map';
export const isRowOfSimple = (node: FieldNode) =>
  (node.fields ?? []).length <= 6 && (node.fields ?? []).every(isSimple);

export function Group(props: OuterFieldProps) {
  const { node, path, value, onChange } = props;
  const { faultsAt } = useEntry();
  if (value === undefined && !node.required)
    return (
      <div className="field" data-field={path}>
        <button type="button" className="small add" onClick={() => onChange(emptyValue(node))}>
          + {node.label}
        </button>
        {node.help && <p className="help">{node.help}</p>}
        <FaultList faults={faultsAt(path)} />
      </div>
    );
  return (
    <fieldset className="group" data-field={path}>
      <legend>{node.label}</legend>
      {node.help && <p className="help">{node.help}</p>}
      <FaultList faults={faultsAt(path)} />
      <div className={isRowOfSimple(node) ? 'row' : undefined}>
        <GroupFields {...props} />
      </div>
      {!node.required && (
        <button type="button" className="small" onClick={() => onChange(undefined)}>
          Убрать: {node.label}
        </button>
      )}
    </fieldset>
  );
}
