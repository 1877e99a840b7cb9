import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node, Scalar, stringify, type YAMLMap, type YAMLSeq } from 'yaml';
import { type Fields, isFields } from '../values.ts';
import { flowText, indented, pairText, scalarText, write } from './write-yaml.ts';
import { columnOf, indentAt, keyOf, lineStart, nodeEnd, pairEnd, startOf, toJs } from './yaml-nodes.ts';

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** The text with its edits made. */
export function apply(text: string, edits: readonly Edit[], from = 0, to = text.length): string {
  let result = '';
  let at = from;
  for (const edit of edits.filter((one) => one.from >= from && one.to <= to).toSorted((a, b) => a.from - b.from)) {
    result += text.slice(at, edit.from) + edit.text;
    // A field that goes and one that comes may begin at the same place.
    at = Math.max(at, edit.to);
  }
  return result + text.slice(at, to);
}

/** The places of a text that have to be written anew for a node to say something else. */
export function editsOf(text: string, node: Node, value: unknown, isInFlow = false): Edit[] {
  if (isDeepStrictEqual(toJs(node), value)) return [];
  if (isMap(node) && isFields(value) && node.items.length > 0)
    return node.flow ? flowMapEdits(text, node, value) : blockMapEdits(text, node, value);
  if (isSeq(node) && Array.isArray(value) && node.items.length > 0 && value.length > 0)
    return node.flow ? flowSeqEdits(text, node, value) : blockSeqEdits(text, node, value);
  return [replaceWhole(text, node, value, isInFlow)];
}

function flowMapEdits(text: string, node: YAMLMap, value: Fields): Edit[] {
  const keys = node.items.map(({ key }) => keyOf(key));
  const isSameShape = keys.length === Object.keys(value).length && keys.every((key) => Object.hasOwn(value, key));
  if (!isSameShape) return [replaceWhole(text, node, value)];
  return node.items.flatMap((pair) => editsOf(text, pair.value as Node, value[keyOf(pair.key)], true));
}

function flowSeqEdits(text: string, node: YAMLSeq, value: unknown[]): Edit[] {
  if (node.items.length !== value.length) return [replaceWhole(text, node, value)];
  return node.items.flatMap((item, index) => editsOf(text, item as Node, value[index], true));
}

function blockMapEdits(text: string, node: YAMLMap, value: Fields): Edit[] {
  const column = columnOf(text, startOf(node.items[0]?.key));
  const edits: Edit[] = [];
  const pairs = new Map(node.items.map((pair) => [keyOf(pair.key), pair]));
  const kept = node.items.filter(({ key }) => Object.hasOwn(value, keyOf(key)));
  if (kept.length === 0) return [replaceWhole(text, node, value)];

  for (const [index, pair] of node.items.entries()) {
    const key = keyOf(pair.key);
    const start = startOf(pair.key);
    if (!Object.hasOwn(value, key)) {
      const next = node.items[index + 1];
      // A first field may stand behind the dash of its list: the next one takes its place there.
      const isBehindDash =
        lineStart(text, start) + column === start && text.slice(lineStart(text, start), start).trim();
      if (isBehindDash && next) edits.push({ from: start, to: startOf(next.key), text: '' });
      else edits.push({ from: lineStart(text, start), to: pairEnd(text, pair), text: '' });
      continue;
    }
    if (pair.value && canBeEdited(pair.value as Node, value[key])) {
      edits.push(...editsOf(text, pair.value as Node, value[key]));
    } else if (!isDeepStrictEqual(toJs(pair.value), value[key])) {
      edits.push({ from: start, to: pairEnd(text, pair), text: `${pairText(key, value[key], column)}\n` });
    }
  }

  // New fields stand behind the one that goes before them in the schema.
  const keys = Object.keys(value);
  const added = new Map<string | null, string[]>();
  for (const key of keys.filter((one) => !pairs.has(one))) {
    const before = keys.slice(0, keys.indexOf(key)).findLast((one) => pairs.has(one)) ?? null;
    added.set(before, [...(added.get(before) ?? []), key]);
  }
  const indent = ' '.repeat(column);
  for (const [before, names] of added) {
    const lines = names.map((key) => pairText(key, value[key], column));
    const pair = before === null ? null : pairs.get(before);
    if (pair) {
      const at = pairEnd(text, pair);
      const isLastLine = at === text.length && !text.endsWith('\n');
      edits.push({
        from: at,
        to: at,
        text: lines.map((line) => `${isLastLine ? '\n' : ''}${indent}${line}${isLastLine ? '' : '\n'}`).join(''),
      });
    } else {
      const at = startOf(node.items[0]?.key);
      edits.push({ from: at, to: at, text: lines.map((line) => `${line}\n${indent}`).join('') });
    }
  }
  return edits;
}

/** Items that stayed, or moved, keep their lines; one that changed is edited within them. */
function blockSeqEdits(text: string, node: YAMLSeq, value: unknown[]): Edit[] {
  const items = node.items as Node[];
  const first = node.range?.[0] ?? 0;
  const column = columnOf(text, first);
  const origins = originsOf(items.map(toJs), value);
  const isInPlace = items.length === value.length && origins.every((origin, index) => origin === index);
  if (isInPlace && items.every((item, index) => canBeEdited(item, value[index])))
    return items.flatMap((item, index) => editsOf(text, item, value[index]));
  if (text.slice(lineStart(text, first), first).trim() !== '') return [replaceWhole(text, node, value)];

  const ends = items.map((item) => nodeEnd(text, item));
  const chunk = (index: number): [number, number] => [
    index === 0 ? lineStart(text, first) : (ends[index - 1] ?? 0),
    ends[index] ?? 0,
  ];
  const isFlow = items.every((item) => isFlowNode(item));
  const lines = value.map((item, index) => {
    const origin = origins[index];
    const from = origin === undefined ? undefined : items[origin];
    if (from && origin !== undefined && canBeEdited(from, item)) {
      const [start, end] = chunk(origin);
      return withLineEnd(apply(text, editsOf(text, from, item), start, end));
    }
    return `${' '.repeat(column)}${indented(write([item], { isFlow, depth: 1 }).trimEnd(), column)}\n`;
  });
  const from = lineStart(text, first);
  const to = ends.at(-1) ?? from;
  const whole = lines.join('');
  return [{ from, to, text: text.slice(from, to).endsWith('\n') ? whole : whole.replace(/\n$/, '') }];
}

const withLineEnd = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

/** For each new item the old one it was: the same value first, then what is left, in order. */
function originsOf(old: unknown[], value: unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index);
    return index;
  };
  const exact = value.map((item, index) =>
    take(
      free.has(index) && isDeepStrictEqual(old[index], item)
        ? index
        : [...free].find((candidate) => isDeepStrictEqual(old[candidate], item)),
    ),
  );
  return exact.map((origin, index) => {
    if (origin !== undefined) return origin;
    if (free.has(index)) return take(index);
    // An item that was added is not an old one in disguise, unless as many have gone as have come.
    return old.length >= value.length ? take([...free][0]) : undefined;
  });
}

/** Whether the value can be put where the node stands, or its key or dash has to be written again with it. */
function canBeEdited(node: Node, value: unknown): boolean {
  if (isDeepStrictEqual(toJs(node), value) || isFlowNode(node)) return true;
  if (isMap(node)) return isFields(value) && Object.keys(value).some((key) => node.has(key));
  if (isSeq(node)) return Array.isArray(value) && value.length > 0;
  return isScalar(node) && node.value !== null && !isCollection(value);
}

const isFlowNode = (node: Node) => (isMap(node) || isSeq(node)) && node.flow === true;
const isCollection = (value: unknown) => typeof value === 'object' && value !== null;

function replaceWhole(text: string, node: Node, value: unknown, isInFlow = false): Edit {
  const [from, valueEnd] = node.range ?? [0, 0];
  if (isFlowNode(node) || isInFlow) return { from, to: valueEnd, text: flowText(value) };
  if (isScalar(node) && !isCollection(value)) {
    const column = indentAt(text, from);
    const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
    const written = scalarText(value, node.type, column);
    return isBlock ? { from, to: nodeEnd(text, node), text: `${written}\n` } : { from, to: valueEnd, text: written };
  }
  // The whole document.
  return { from, to: nodeEnd(text, node), text: stringify(value, { lineWidth: 0 }) };
}
