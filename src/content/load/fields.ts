import { z } from 'zod';
import { type FieldMetadata, metadataOf, unwrap, variantOf } from '../schema/metadata.ts';
import type { Path } from './faults.ts';
import type { Entry } from './loaded-content.ts';

/** A value with the metadata of its schema; metadata of a group applies to its fields. */
export interface Field {
  path: Path;
  value: unknown;
  metadata: FieldMetadata;
}

/** Cached: data never changes, and many checks read every field. */
const known = new WeakMap<object, Field[]>();

/** Every value of an entry, outer ones first. */
export function fieldsOf({ schema, data }: Pick<Entry, 'schema' | 'data'>): readonly Field[] {
  const fields = known.get(data) ?? [...walk(schema, data, [], {})];
  known.set(data, fields);
  return fields;
}

function* walk(schema: z.ZodType, value: unknown, path: Path, above: Partial<FieldMetadata>): Generator<Field> {
  if (value === undefined) return;
  const own = metadataOf(schema);
  if (!own) throw new Error(`the schema does not say what ${path.join('.')} is`);
  const metadata = { ...own, ...inherited(own, above) };
  yield { path, value, metadata };
  if (typeof value !== 'object') return;
  const inner = unwrap(schema);
  const group = inner instanceof z.ZodDiscriminatedUnion ? variantOf(inner, value) : inner;
  if (group instanceof z.ZodObject) {
    const fields = value as Record<string, unknown>;
    for (const [key, field] of Object.entries(group.shape)) yield* walk(field, fields[key], [...path, key], metadata);
  } else if (inner instanceof z.ZodArray) {
    const items = value as unknown[];
    for (const [index, item] of items.entries())
      yield* walk(inner.element as z.ZodType, item, [...path, index], metadata);
  }
}

function inherited(own: FieldMetadata, above: Partial<FieldMetadata>): Partial<FieldMetadata> {
  const tone = above.tone === 'silent' ? above.tone : (own.tone ?? above.tone);
  const searched = above.searched === false ? false : own.searched;
  return { ...(tone ? { tone } : {}), ...(searched === false ? { searched } : {}) };
}

export interface MarkdownField extends Field {
  value: string;
  /** Line of the file for a line of the Markdown, both from 1. */
  line(markdownLine: number): number;
}

/** The body and the Markdown fields of an entry. */
export function markdownFields(entry: Entry): MarkdownField[] {
  const fields = [...fieldsOf(entry)]
    .filter(({ metadata }) => metadata.type === 'markdown')
    .map((field): MarkdownField => {
      const first = entry.blockLine(field.path);
      return {
        ...field,
        value: String(field.value),
        line: (line) => (first === null ? entry.lineOf(field.path) : first + line - 1),
      };
    });
  if (entry.path.endsWith('.md'))
    fields.push({
      path: ['body'],
      value: entry.body,
      metadata: { type: 'markdown' },
      line: (line) => entry.bodyLine + line - 1,
    });
  return fields;
}

/** The text of a page itself, without the names of entries it lists. */
export function readableText(entry: Entry, plain: (markdown: string) => string): string[] {
  const read = [...fieldsOf(entry)].filter(({ metadata }) => metadata.searched !== false);
  const lines = inLines(read.filter(({ metadata }) => metadata.type === 'text'));
  const texts = read.filter(({ metadata }) => metadata.type === 'markdown').map(({ value }) => plain(String(value)));
  return [...lines.filter((line) => /\p{Script=Cyrillic}/u.test(line)), ...texts];
}

/** «400 мг магния, от этого числа считают его долю» is one line of three fields. */
function inLines(fields: readonly Field[]): string[] {
  const lines: string[] = [];
  for (const { value, metadata } of fields)
    if (metadata.separator === undefined) lines.push(String(value));
    else lines.push(`${lines.pop()}${metadata.separator}${value}`);
  return lines;
}

/** Lines before an offset. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The items of a list file. */
export function listedIn({ data }: { data: object }): { path: Path; value: unknown }[] {
  const lists: [Path, unknown][] = Array.isArray(data)
    ? [[[], data]]
    : Object.entries(data).map(([key, value]) => [[key], value]);
  return lists.flatMap(([path, list]) =>
    Array.isArray(list) ? list.map((value: unknown, index) => ({ path: [...path, index], value })) : [],
  );
}
