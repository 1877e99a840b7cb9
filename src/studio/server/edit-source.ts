import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, type Node, parseDocument, stringify } from 'yaml';
import { frontMatter } from '../../content/load/source-file.ts';
import { isFields } from '../values.ts';
import { apply, editsOf } from './find-edits.ts';
import { keyOf, toJs } from './yaml-nodes.ts';

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
  if (isMap(document.contents) && isFields(data)) {
    for (const { key } of [...document.contents.items])
      if (!Object.hasOwn(data, keyOf(key))) document.delete(keyOf(key));
    for (const [key, value] of Object.entries(data))
      if (!isDeepStrictEqual(toJs(document.get(key, true)), value)) document.set(key, value);
    return document.toString({ lineWidth: 0 });
  }
  return stringify(data, { lineWidth: 0 });
}
