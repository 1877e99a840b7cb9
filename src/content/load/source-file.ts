import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import { errorIn, type Fault, type Path } from './faults.ts';

/** A content file: data, Markdown body, and the line of every field. */
export interface SourceFile {
  data: unknown;
  body: string;
  bodyLine: number;
  lineOf(path: Path): number;
  /** First line of a `|` block; null for other strings. */
  blockLine(path: Path): number | null;
  faults: Fault[];
}

const yamlProblems: Partial<Record<YAMLError['code'], [message: string, remedy: string]>> = {
  DUPLICATE_KEY: ['поле записано дважды', 'оставьте одно из двух'],
  TAB_AS_INDENT: ['отступ сделан табуляцией', 'замените табуляцию пробелами, по два на уровень'],
  BAD_INDENT: ['отступ не совпадает с соседними строками', 'выровняйте строку по соседним полям того же уровня'],
  BLOCK_AS_IMPLICIT_KEY: ['в строке лишнее двоеточие с пробелом', 'возьмите всё значение в кавычки: "…"'],
  MISSING_CHAR: [
    'не хватает знака: кавычки, скобки или двоеточия',
    'закройте кавычку или скобку, после имени поля поставьте двоеточие',
  ],
  UNEXPECTED_TOKEN: ['лишний знак', 'возьмите значение в кавычки: "…"'],
  MULTILINE_IMPLICIT_KEY: [
    'имя поля не может занимать несколько строк',
    'проверьте, что после имени поля стоит двоеточие с пробелом',
  ],
  BAD_SCALAR_START: ['значение начинается со знака, который в YAML занят', 'возьмите значение в кавычки: "…"'],
  BAD_ALIAS: ['значение начинается со знака *', 'возьмите значение в кавычки: "…"'],
};

/** The YAML between two lines of dashes. */
export const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

const lastRead = new Map<string, { text: string; source: SourceFile }>();

/** Frozen and cached: while one file is edited, hundreds of others stay the same. */
export function readUnchanging(file: string, text: string): SourceFile {
  const last = lastRead.get(file);
  if (last?.text === text) return last.source;
  const source = readSourceFile(file, text);
  lastRead.set(file, { text, source });
  return source;
}

export function readSourceFile(file: string, text: string): SourceFile {
  const clean = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (!file.endsWith('.md')) return readYaml(file, clean, 0, '', 1);
  const match = frontMatter.exec(clean);
  if (!match) {
    const remedy = 'начните файл строкой «---», затем поля, затем снова «---» и текст';
    const fault = errorIn(file, 'нет полей записи между строками «---»', remedy);
    return { data: undefined, body: clean, bodyLine: 1, lineOf: () => 1, blockLine: () => null, faults: [fault] };
  }
  const bodyLine = match[0].split('\n').length;
  return readYaml(file, match[1] ?? '', 1, clean.slice(match[0].length), bodyLine);
}

function readYaml(file: string, yaml: string, linesBefore: number, body: string, bodyLine: number): SourceFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + linesBefore;
  const cause =
    causeOf(document.errors, yaml, (offset) => lineCounter.linePos(offset).line) ?? looseAlias(document, lineCounter);
  const faults = cause ? [faultOf(file, cause, linesBefore)] : [];
  const data = faults.length > 0 ? undefined : toData(document);
  return {
    data,
    body,
    bodyLine,
    faults,
    lineOf: (path) => lineAt(locate(document, path).offset),
    blockLine: (path) => {
      const { node, complete } = locate(document, path);
      if (!complete || !isScalar(node) || node.type !== Scalar.BLOCK_LITERAL || !node.range) return null;
      return lineAt(node.range[0]) + 1;
    },
  };
}

interface Cause {
  code: YAMLError['code'] | undefined;
  /** Inside the YAML. */
  line: number;
}

/** Only the first error: it confuses the parser for the rest of the file. */
function causeOf(errors: readonly YAMLError[], yaml: string, lineOf: (offset: number) => number): Cause | null {
  const [first, second] = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (!first) return null;
  const tab = errors.find(({ code }) => code === 'TAB_AS_INDENT');
  if (tab) return { code: tab.code, line: lineOf(tab.pos[0]) };
  const line = lineOf(first.pos[0]);
  // A value with deeper lines below: the next line is indented too far.
  if (first.code === 'BLOCK_AS_IMPLICIT_KEY' && second?.code === 'MULTILINE_IMPLICIT_KEY')
    return { code: 'BAD_INDENT', line: line + 1 };
  if (first.code === 'MISSING_CHAR') {
    const open = yaml.split('\n').findIndex((text) => /[:-] +(?:"(?:[^"\\]|\\.)*|'[^']*)$/.test(text));
    if (open >= 0) return { code: first.code, line: open + 1 };
  }
  return { code: first.code, line };
}

/** «*хит»: parsed as an alias of YAML that is not defined. */
function looseAlias(document: Document, lineCounter: LineCounter): Cause | null {
  let line: number | null = null;
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined;
      line = lineCounter.linePos(alias.range?.[0] ?? 0).line;
      return visit.BREAK;
    },
  });
  return line === null ? null : { code: 'BAD_ALIAS', line };
}

function faultOf(file: string, { code, line }: Cause, linesBefore: number): Fault {
  const [message, remedy] = (code && yamlProblems[code]) ?? [
    'файл не читается: ошибка в записи YAML',
    'проверьте отступы, двоеточия и кавычки в этой строке и строкой выше',
  ];
  return errorIn(file, message, remedy, line + linesBefore);
}

function toData(document: Document): unknown {
  return document.toJS({ maxAliasCount: 100 });
}

/** A missing field is reported at its nearest existing parent. */
function locate(document: Document, path: Path): { offset: number; node: Node | null; complete: boolean } {
  let node = document.contents as Node | null;
  let offset = node?.range?.[0] ?? 0;
  for (const part of path) {
    if (isAlias(node)) node = (node.resolve(document) as Node | undefined) ?? null;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(part));
      if (!pair) return { offset, node, complete: false };
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value as Node | null;
    } else if (isSeq(node) && typeof part === 'number' && node.items[part]) {
      node = node.items[part] as Node;
      offset = node.range?.[0] ?? offset;
    } else {
      return { offset, node, complete: false };
    }
  }
  return { offset, node, complete: true };
}
