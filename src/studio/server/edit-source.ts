import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { frontMatter } from '../../content/source-file.ts';

type Data = Record<string, unknown>;

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** What an editor changed in a file; the order of new fields is that of the value's own keys. */
export interface Change {
  data: unknown;
  /** Null for files without a text under the fields. */
  body: string | null;
}

/**
 * The file with other values in it. Whatever stays as it was keeps its bytes: comments, order, quotes and line breaks.
 * `yaml` itself writes a whole document anew, so only the places of changed values are written by it, and put into
 * the text where they stood.
 */
export function editSource(file: string, text: string, { data, body }: Change): string {
  if (!file.endsWith('.md')) return inItsLineEnds(text, editYaml(plainLineEnds(text), data));
  const bom = text.startsWith('\uFEFF') ? 1 : 0;
  const match = frontMatter.exec(text.slice(bom));
  if (!match) return newSource(file, { data, body });
  const start = bom + match[0].indexOf('\n') + 1;
  const yaml = match[1] ?? '';
  const fields = editYaml(plainLineEnds(yaml), data);
  const bodyStart = bom + match[0].length;
  const oldBody = text.slice(bodyStart);
  const newBody = body === null || plainLineEnds(oldBody) === body ? oldBody : inItsLineEnds(text, body);
  const newFields = fields === plainLineEnds(yaml) ? yaml : inItsLineEnds(text, fields.replace(/\n$/, ''));
  return text.slice(0, start) + newFields + text.slice(start + yaml.length, bodyStart) + newBody;
}

/** A file that was not there before. */
export function newSource(file: string, { data, body }: Change): string {
  const yaml = stringify(data, { lineWidth: 0 });
  return file.endsWith('.md') ? `---\n${yaml}---\n${body ?? ''}` : yaml;
}

const plainLineEnds = (text: string) => text.replaceAll('\r\n', '\n');
const inItsLineEnds = (model: string, text: string) =>
  model.includes('\r\n') ? plainLineEnds(text).replaceAll('\n', '\r\n') : text;

function editYaml(text: string, data: unknown): string {
  const document = parseDocument(text);
  const old = document.toJS();
  if (isDeepStrictEqual(old, data)) return text;
  const contents = document.contents as Node | null;
  const edited = contents && document.errors.length === 0 ? apply(text, editsOf(text, contents, data)) : null;
  if (edited !== null && holds(edited, data)) return edited;
  // A spelling that the splicing does not know: the library writes the file, and comments stay where it can keep them.
  const rewritten = rewrite(document, data);
  return holds(rewritten, data) ? rewritten : stringify(data, { lineWidth: 0 });
}

function holds(text: string, data: unknown): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), data);
}

function rewrite(document: Document, data: unknown): string {
  if (isMap(document.contents) && isPlainObject(data)) {
    for (const { key } of [...document.contents.items])
      if (!Object.hasOwn(data, keyOf(key))) document.delete(keyOf(key));
    for (const [key, value] of Object.entries(data))
      if (!isDeepStrictEqual(toJs(document.get(key, true)), value)) document.set(key, value);
    return document.toString({ lineWidth: 0 });
  }
  return stringify(data, { lineWidth: 0 });
}

function apply(text: string, edits: readonly Edit[], from = 0, to = text.length): string {
  let result = '';
  let at = from;
  for (const edit of edits.filter((one) => one.from >= from && one.to <= to).toSorted((a, b) => a.from - b.from)) {
    result += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return result + text.slice(at, to);
}

function editsOf(text: string, node: Node, value: unknown, isInFlow = false): Edit[] {
  if (isDeepStrictEqual(toJs(node), value)) return [];
  if (isMap(node) && isPlainObject(value) && node.items.length > 0)
    return node.flow ? flowMapEdits(text, node, value) : blockMapEdits(text, node, value);
  if (isSeq(node) && Array.isArray(value) && node.items.length > 0 && value.length > 0)
    return node.flow ? flowSeqEdits(text, node, value) : blockSeqEdits(text, node, value);
  return [replaceWhole(text, node, value, isInFlow)];
}

function flowMapEdits(text: string, node: YAMLMap, value: Data): Edit[] {
  const keys = node.items.map(({ key }) => keyOf(key));
  const isSameShape = keys.length === Object.keys(value).length && keys.every((key) => Object.hasOwn(value, key));
  if (!isSameShape) return [replaceWhole(text, node, value)];
  return node.items.flatMap((pair) => editsOf(text, pair.value as Node, value[keyOf(pair.key)], true));
}

function flowSeqEdits(text: string, node: YAMLSeq, value: unknown[]): Edit[] {
  if (node.items.length !== value.length) return [replaceWhole(text, node, value)];
  return node.items.flatMap((item, index) => editsOf(text, item as Node, value[index], true));
}

function blockMapEdits(text: string, node: YAMLMap, value: Data): Edit[] {
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
  if (isMap(node)) return isPlainObject(value) && Object.keys(value).some((key) => node.has(key));
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

/** A field with its key, without the last line end; lines after the first are indented. */
function pairText(key: string, value: unknown, column: number): string {
  return indented(write({ [key]: value }).trimEnd(), column);
}

/** What stands behind a key or a dash whose line is indented by `column`. */
function scalarText(value: unknown, type: Scalar.Type | undefined, column: number): string {
  const scalar = new Scalar(value);
  const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
  if (typeof value === 'string' && type && !(value.includes('\n') && !isBlock)) scalar.type = type;
  const lineWidth = type === Scalar.BLOCK_FOLDED ? foldedWidth : 0;
  const written = stringify({ k: scalar }, { lineWidth }).slice('k: '.length);
  return indented(written.replace(/\n$/, ''), column);
}

const foldedWidth = 110;

const flowText = (value: unknown) => write([value], { isFlow: true }).trim().replace(/^\[ ?/, '').replace(/ ?\]$/, '');

interface Style {
  isFlow?: boolean;
  /** How many levels stay in block style above the flow. */
  depth?: number;
}

function write(value: unknown, { isFlow = false, depth = 0 }: Style = {}): string {
  const document = new Document(value);
  if (isFlow) {
    const collections = depth === 0 ? [document.contents] : ((document.contents as YAMLSeq).items as Node[]);
    for (const node of collections) if (isMap(node) || isSeq(node)) node.flow = true;
  }
  // Lists within brackets are written without room inside, groups with it: as the files have it.
  return document.toString({ lineWidth: 0 }).replace(/\[ ([^[\]{}"]*) \]/g, '[$1]');
}

const indented = (text: string, column: number) => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);

function pairEnd(text: string, { key, value }: Pair): number {
  const node = value as Node | null;
  return node?.range ? nodeEnd(text, node) : lineEnd(text, (key as Node).range?.[1] ?? 0);
}

/** Where the line after the last one of a value begins. */
function nodeEnd(text: string, node: Node): number {
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

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const columnOf = (text: string, offset: number) => offset - lineStart(text, offset);

/** Of the key or dash that a value on this line belongs to: what a block below it is indented against. */
function indentAt(text: string, offset: number): number {
  const line = text.slice(lineStart(text, offset), offset);
  const dashes = /^(\s*(?:- +)*)\S*?:/.exec(line);
  return dashes ? (dashes[1]?.length ?? 0) : (/^\s*(?:- +)*?(?=- )|^\s*/.exec(line)?.[0].length ?? 0);
}

const startOf = (key: unknown) => (key as Node | undefined)?.range?.[0] ?? 0;
const keyOf = (key: unknown) => String(isScalar(key) ? key.value : key);
const isPlainObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toJs(node: unknown): unknown {
  if (isMap(node)) return Object.fromEntries(node.items.map(({ key, value }) => [keyOf(key), toJs(value)]));
  if (isSeq(node)) return node.items.map(toJs);
  return isScalar(node) ? node.value : (node ?? null);
}
