import { Document, isMap, isSeq, type Node, Scalar, stringify, type YAMLSeq } from 'yaml';

/** Single values as YAML, in the style of the place where they go. */

/** A field with its key, without the last line end; lines after the first are indented. */
export function pairText(key: string, value: unknown, column: number): string {
  return indented(write({ [key]: value }).trimEnd(), column);
}

/** What stands behind a key or a dash whose line is indented by `column`. */
export function scalarText(value: unknown, type: Scalar.Type | undefined, column: number): string {
  const scalar = new Scalar(value);
  const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
  if (typeof value === 'string' && type && !(value.includes('\n') && !isBlock)) scalar.type = type;
  const lineWidth = type === Scalar.BLOCK_FOLDED ? foldedWidth : 0;
  const written = stringify({ k: scalar }, { lineWidth }).slice('k: '.length);
  return indented(written.replace(/\n$/, ''), column);
}

/** As the files of the content are folded. */
const foldedWidth = 120;

export const flowText = (value: unknown) =>
  write([value], { isFlow: true }).trim().replace(/^\[ ?/, '').replace(/ ?\]$/, '');

interface Style {
  isFlow?: boolean;
  /** How many levels stay in block style above the flow. */
  depth?: number;
}

export function write(value: unknown, { isFlow = false, depth = 0 }: Style = {}): string {
  const document = new Document(value);
  if (isFlow) {
    const collections = depth === 0 ? [document.contents] : ((document.contents as YAMLSeq).items as Node[]);
    for (const node of collections) if (isMap(node) || isSeq(node)) node.flow = true;
  }
  // Lists within brackets are written without room inside, groups with it: as the files have it.
  return document.toString({ lineWidth: 0 }).replace(/\[ ([^[\]{}"]*) \]/g, '[$1]');
}

export const indented = (text: string, column: number) => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
