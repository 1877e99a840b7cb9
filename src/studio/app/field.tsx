import { ChoiceList } from './choice-list.tsx';
import type { FieldProps } from './field-props.ts';
import { Group } from './group-fields.tsx';
import { Labelled } from './labelled.tsx';
import { ListField } from './list-field.tsx';
import { MapField } from './map-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { ScalarInput } from './scalar-input.tsx';
import { asText } from './values.ts';

/** The input that a field asks for by what it is. */
export function Field(props: FieldProps) {
  const { node, path, value, onChange } = props;
  if (node.type === 'picture') return <PictureField {...props} field={Field} />;
  if (node.fields) return <Group {...props} field={Field} />;
  if (node.item) {
    const isChoiceList = node.item.type === 'choice' && node.item.choices !== undefined;
    return isChoiceList ? <ChoiceList {...props} /> : <ListField {...props} field={Field} />;
  }
  if (node.type === 'map') return <MapField {...props} />;
  if (node.type === 'markdown') return <MarkdownField {...props} value={asText(value)} />;
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
}
