import { isMap, isScalar, isSeq, type Node, type Pair, Scalar } from 'yaml';

/** Where the nodes of a YAML text stand in it, and what they say. */

export function pairEnd(text: string, { key, value }: Pair): number {
  const node = value as Node | null;
  return node?.range ? nodeEnd(text, node) : lineEnd(text, (key as Node).range?.[1] ?? 0);
}

/** Where the line after the last one of a value begins. */
export function nodeEnd(text: string, node: Node): number {
  if (isMap(node) && !node.flow) {
    const last = node.items.at(-1);
    if (last) return pairEnd(text, last);
  }
  if (isSeq(node) && !node.flow) {
    const last = node.items.at(-1);
    if (last) return nodeEnd(text, last as Node);
  }
  const end = node.range?.[1] ?? 0;
  const isBlock = isScalar(node) && (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL);
  return isBlock && text[end - 1] === '\n' ? end : lineEnd(text, end);
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

export const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
export const columnOf = (text: string, offset: number) => offset - lineStart(text, offset);

/** Of the key or dash that a value on this line belongs to: what a block below it is indented against. */
export function indentAt(text: string, offset: number): number {
  const line = text.slice(lineStart(text, offset), offset);
  const dashes = /^(\s*(?:- +)*)\S*?:/.exec(line);
  return dashes ? (dashes[1]?.length ?? 0) : (/^\s*(?:- +)*?(?=- )|^\s*/.exec(line)?.[0].length ?? 0);
}

export const startOf = (key: unknown) => (key as Node | undefined)?.range?.[0] ?? 0;
export const keyOf = (key: unknown) => String(isScalar(key) ? key.value : key);

export function toJs(node: unknown): unknown {
  if (isMap(node)) return Object.fromEntries(node.items.map(({ key, value }) => [keyOf(key), toJs(value)]));
  if (isSeq(node)) return node.items.map(toJs);
  return isScalar(node) ? node.value : (node ?? null);
}
