import type { Element, ElementContent, Root } from 'hast';
import type { Root as MdRoot } from 'mdast';
import rehypeSanitize, { type Options as SanitizeSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { TocItem } from '../../contract/common.ts';
import { classifyUrl } from '../../contract/safe-url.ts';
import { slugify } from '../../text/address.ts';
import { memoizeText } from './typeset.ts';

export interface RenderedText {
  html: string;
  toc: TocItem[];
  plain: string;
  words: number;
}

const wordsPerMinute = 180;

/** Everything else, attributes included, is dropped. */
const allowed: SanitizeSchema = {
  tagNames: 'p h2 h3 h4 ul ol li strong em del a blockquote br hr code sup sub table thead tbody tr th td'.split(' '),
  attributes: { a: ['href'], ol: ['start'], th: ['align'], td: ['align'] },
  protocols: { href: ['https', 'mailto', 'tel'] },
  strip: ['script', 'style'],
  required: {},
  clobber: [],
};

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });
const toHtmlTree = unified().use(remarkRehype).use(rehypeSanitize, allowed);
const writer = unified().use(rehypeStringify);

/** Shared: not to be modified. */
export const parseMarkdown: (markdown: string) => Readonly<MdRoot> = memoizeText((markdown) => parser.parse(markdown));

/**
 * Markdown to sanitised HTML with heading ids, scrollable tables and safe external links. Shared: not to be modified.
 */
export const renderMarkdown: (markdown: string) => Readonly<RenderedText> = memoizeText(render);

function render(markdown: string): RenderedText {
  const tree = toHtmlTree.runSync(parseMarkdown(markdown)) as Root;
  markFigures(tree);
  const toc = nameHeadings(tree);
  const plain = plainText(tree);
  decorate(tree);
  // A dash alone is not a word.
  const words = plain.split(/\s+/).filter((part) => /[\p{L}\d]/u.test(part)).length;
  return { html: writer.stringify(tree), toc, plain, words };
}

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** `{рисунок: etiketka}` on a line of its own. */
export const figureLine = /^\{рисунок: ([a-z0-9-]+)\}$/;

/** A comment, so that a text without figures shows nothing there. */
function markFigures(tree: Root): void {
  tree.children = tree.children.map((child) => {
    const id =
      child.type === 'element' && child.tagName === 'p' ? figureLine.exec(textOf(child).trim())?.[1] : undefined;
    return id === undefined ? child : { type: 'comment', value: `figure ${id}` };
  });
}

function nameHeadings(tree: Root): TocItem[] {
  const toc: TocItem[] = [];
  const taken = new Map<string, number>();
  for (const element of elements(tree)) {
    if (!/^h[234]$/.test(element.tagName)) continue;
    const title = textOf(element).trim();
    const base = slugify(title) || 'razdel';
    const seen = taken.get(base) ?? 0;
    taken.set(base, seen + 1);
    const id = seen === 0 ? base : `${base}-${seen + 1}`;
    element.properties.id = id;
    const level = Number(element.tagName.slice(1));
    if (level <= 3) toc.push({ id, title, level });
  }
  return toc;
}

/** After sanitising, so that the sanitiser need not allow these attributes. */
function decorate(parent: Root | Element, tables = { count: 0 }): void {
  parent.children = parent.children.map((child) => {
    if (child.type !== 'element') return child;
    decorate(child, tables);
    // `//host` is external, too.
    if (child.tagName === 'a' && classifyUrl(String(child.properties.href ?? '')) === 'external') {
      child.properties = { ...child.properties, rel: ['noopener'], target: '_blank' };
    }
    if (child.tagName === 'th' || child.tagName === 'td') child.properties = cellProperties(child);
    if (child.tagName !== 'table') return child;
    // Landmarks need distinct names.
    tables.count += 1;
    return {
      type: 'element',
      tagName: 'section',
      properties: { className: ['table-scroll'], tabIndex: 0, ariaLabel: `Таблица ${tables.count}` },
      children: [child],
    } satisfies Element;
  }) as ElementContent[];
}

/** `align` is obsolete: a class for the style sheet. */
function cellProperties({ tagName, properties }: Element): Element['properties'] {
  const { align, ...rest } = properties;
  return {
    ...rest,
    ...(align ? { className: [`align-${align}`] } : {}),
    ...(tagName === 'th' ? { scope: 'col' } : {}),
  };
}

function* elements(parent: Root | Element): Generator<Element> {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elements(child);
  }
}

function textOf(node: Root | Element | ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as ElementContent)).join('') : '';
}

/** Punctuation for blocks without their own: a snippet shows headings, items and cells in one line. */
const closings: Record<string, string> = {
  p: '.',
  h2: '.',
  h3: '.',
  h4: '.',
  li: '.',
  blockquote: '.',
  td: ' ·',
  th: ' ·',
  tr: '.',
  br: '',
};

function plainText(tree: Root): string {
  let text = '';
  const visit = (node: Root | ElementContent) => {
    if (node.type === 'text') text += node.value;
    if (!('children' in node)) return;
    for (const child of node.children) visit(child as ElementContent);
    const closing = node.type === 'element' ? closings[node.tagName] : undefined;
    if (closing === undefined) return;
    // A row ends like a sentence.
    text = closing === '.' ? text.replace(/[\s·,]+$/, '') : text.trimEnd();
    if (closing && !endsAlone(text)) text += closing;
    text += ' ';
  };
  visit(tree);
  return text.replace(/\s+/g, ' ').trim();
}

const endsAlone = (text: string) => text === '' || /[.,:;!?…—–][»)"]?$/.test(text);

export function asSentences(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (endsAlone(part) ? part : `${part}.`))
    .join(' ');
}

const simpleTags = /&lt;(br|\/?em|\/?strong)&gt;/g;

/** The title of the error page may have a line break and emphasis. */
export function simpleHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replace(simpleTags, '<$1>');
}
