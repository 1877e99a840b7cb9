import { type ReactNode, useId } from 'react';
import type { FieldNode } from '../protocol.ts';
import { ChoiceList } from './choice-list.tsx';
import { useEntry } from './entry-context.ts';
import { FaultList } from './fault-list.tsx';
import { isTypeOfVariant } from './form-place.ts';
import { ListField } from './list-field.tsx';
import { MapField } from './map-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { ScalarInput } from './scalar-input.tsx';
import { asFields, asText, childPath, emptyValue, withField } from './values.ts';

export interface FieldProps {
  node: FieldNode;
  path: string;
  value: unknown;
  onChange(value: unknown): void;
}

/** A group's fields, one under another. */
export function GroupFields({ node, path, value, onChange }: FieldProps) {
  const fields = asFields(value);
  return (
    <>
      {(node.fields ?? [])
        .filter((field) => !isTypeOfVariant(field))
        .map((field) => (
          <Field
            key={field.name}
            node={field}
            path={childPath(path, field.name)}
            value={fields[field.name]}
            onChange={(next) => onChange(withField(fields, field.name, next))}
          />
        ))}
    </>
  );
}

const isSimple = (node: FieldNode) =>
  !node.fields && !node.item && !node.variants && node.is !== 'markdown' && node.is !== 'map';
export const isRowOfSimple = (node: FieldNode) =>
  (node.fields ?? []).length <= 6 && (node.fields ?? []).every(isSimple);

export function Field(props: FieldProps) {
  const { node, path, value, onChange } = props;
  if (node.is === 'picture') return <PictureField {...props} />;
  if (node.fields) return <Group {...props} />;
  if (node.item) {
    const isChoiceList = node.item.is === 'choice' && node.item.choices !== undefined;
    return isChoiceList ? <ChoiceList {...props} /> : <ListField {...props} />;
  }
  if (node.is === 'map') return <MapField {...props} />;
  if (node.is === 'markdown') return <MarkdownField {...props} value={asText(value)} />;
  return (
    <Labelled node={node} path={path} isToggle={node.is === 'flag' || node.is === 'sample'}>
      {(ids) =>
        node.is === 'reference' ? (
          <ReferenceField {...ids} node={node} value={asText(value)} onChange={onChange} />
        ) : (
          <ScalarInput {...ids} node={node} value={value} onChange={onChange} />
        )
      }
    </Labelled>
  );
}

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

function helpOf({ help: said, example, most, is }: FieldNode): string {
  const help = is === 'reference' && spelling.test(said ?? '') ? '' : said;
  const limit = most !== undefined && (is === 'text' || is === 'alt') ? `не длиннее ${most} знаков` : '';
  const parts = [help, example && !help?.includes(example) ? `например: ${example}` : '', limit].filter(Boolean);
  const line = parts.join('; ');
  return line && `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
}

function Group({ node, path, value, onChange }: FieldProps) {
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
        <GroupFields node={node} path={path} value={value} onChange={onChange} />
      </div>
      {!node.required && (
        <button type="button" className="small" onClick={() => onChange(undefined)}>
          Убрать: {node.label}
        </button>
      )}
    </fieldset>
  );
}
