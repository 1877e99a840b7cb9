import { z } from 'zod';
import { type Kind, kindNames } from '../schema/kind-names.ts';
import { type FieldMetadata, metadataOf, unwrap, variantsOf } from '../schema/metadata.ts';
import { kindRecord } from './kinds.ts';

/** A field with its metadata and constraints, for forms and lists of fields. */
export interface FieldNode extends Omit<FieldMetadata, 'choices'> {
  /** Key in the file; empty for list items. */
  name: string;
  label: string;
  required: boolean;
  choices?: { value: string; title: string }[];
  /** Characters of a text, items of a list, size of a number. */
  least?: number;
  most?: number;
  /** The default. */
  fallback?: unknown;
  /** Of a group, a picture or a variant. */
  fields?: FieldNode[];
  /** Of a list. */
  item?: FieldNode;
  /** Of a list whose items choose their fields by `type`. */
  variants?: FieldNode[];
}

export function fieldTree(schema: z.ZodType, name = ''): FieldNode {
  const metadata = metadataOf(schema);
  if (!metadata) throw new Error(`the schema does not say what ${name} is`);
  const { label = '', choices, ...rest } = metadata;
  const inner = unwrap(schema);
  const node: FieldNode = { ...rest, name, label, required: !schema.safeParse(undefined).success, ...limitsOf(inner) };
  if (schema instanceof z.ZodDefault) node.fallback = schema.parse(undefined);
  if (choices) node.choices = Object.entries(choices).map(([value, title]) => ({ value, title }));
  if (inner instanceof z.ZodObject) node.fields = fieldsIn(inner);
  if (inner instanceof z.ZodArray) node.item = fieldTree(inner.element as z.ZodType);
  if (inner instanceof z.ZodDiscriminatedUnion)
    node.variants = variantsOf(inner).map((variant) => fieldTree(variant, String(variant.shape.type.value)));
  return node;
}

function fieldsIn(group: z.ZodObject): FieldNode[] {
  return Object.entries(group.shape).map(([key, field]) => fieldTree(field as z.ZodType, key));
}

export function limitsOf(schema: z.ZodType): Pick<FieldNode, 'least' | 'most'> {
  if (!(schema instanceof z.ZodString || schema instanceof z.ZodArray || schema instanceof z.ZodNumber)) return {};
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = z.toJSONSchema(schema);
  const [least, most] = [minLength ?? minItems ?? minimum, maxLength ?? maxItems ?? maximum];
  return { ...(isLimit(least) ? { least } : {}), ...(isLimit(most) ? { most } : {}) };
}

/** Safe-integer limits of zod are not shown. */
function isLimit(limit: number | undefined): limit is number {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
}

/** By entry where the fields differ, as for pages. */
export function kindFields(kind: Kind): { name: string; tree: FieldNode }[] {
  const { schema, variants } = kindRecord(kind);
  const schemas: [string, z.ZodType][] = variants ? Object.entries(variants) : [['', schema]];
  return schemas.map(([name, own]) => ({ name, tree: fieldTree(own, name) }));
}

/** By the path that an error would have. */
export function* everyField(): Generator<{ where: string; field: FieldNode }> {
  for (const kind of kindNames)
    for (const { name, tree } of kindFields(kind)) yield* below(tree, name === '' ? kind : `${kind} ${name}`);
}

function* below(node: FieldNode, where: string): Generator<{ where: string; field: FieldNode }> {
  for (const field of node.fields ?? []) {
    const path = `${where}.${field.name}`;
    yield { where: path, field };
    yield* below(field, path);
  }
  if (node.item) yield* below(node.item, `${where}[]`);
  for (const variant of node.variants ?? []) yield* below(variant, `${where}(${variant.name})`);
}
