import { memo } from 'react';
import { asText } from '../values.ts';
import { ChoiceList } from './choice-list.tsx';
import { type FieldProps, useEntry } from './entry-context.ts';
import { Group } from './group-fields.tsx';
import { Labelled } from './labelled.tsx';
import { isSequence, ListField } from './list-field.tsx';
import { MapField } from './map-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { ScalarInput } from './scalar-input.tsx';
import { isTable } from './table-columns.ts';
import { TableField } from './table-field.tsx';

/** The input that a field asks for by what it is. One whose value is the same is not rendered again. */
export const Field = memo(function Field(props: FieldProps) {
  const { node, path, value } = props;
  const { put } = useEntry();
  if (node.type === 'picture') return <PictureField {...props} />;
  if (node.fields) return <Group {...props} />;
  if (node.item) {
    if (node.item.choices && !isSequence(node)) return <ChoiceList {...props} />;
    return isTable(node) ? <TableField {...props} /> : <ListField {...props} />;
  }
  if (node.type === 'map') return <MapField {...props} />;
  if (node.type === 'markdown') return <MarkdownField node={node} path={path} value={asText(value)} />;
  const onChange = (next: unknown) => put(path, next);
  return (
    <Labelled node={node} path={path} isToggle={node.type === 'flag' || node.type === 'sample'}>
      {(ids) =>
        node.type === 'reference' ? (
          <ReferenceField {...ids} node={node} value={asText(value)} onChange={onChange} />
        ) : (
          <ScalarInput {...ids} node={node} value={value} onChange={onChange} />
        )
      }
    </Labelled>
  );
});
