import type { Element, ElementContent, Root } from 'hast';
import type { Root as MdRoot } from 'mdast';
import rehypeSanitize, { type Options as SanitizeSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { TocItem } from '../contract/common.ts';
import { slugify } from './russian.ts';

export interface RenderedText {
  html: string;
  toc: TocItem[];
  plain: string;
  words: number;
}

const wordsPerMinute = 180;

/** Only what an article needs. Everything else, attributes included, is dropped. */
const allowed: SanitizeSchema = {
  tagNames: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'del',
    'a',
    'blockquote',
    'br',
    'hr',
    'code',
    'sup',
    'sub',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: { a: ['href'], ol: ['start'], th: ['align'], td: ['align'] },
  protocols: { href: ['https', 'mailto', 'tel'] },
  strip: ['script', 'style'],
  required: {},
  clobber: [],
};

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });
const toHtmlTree = unified().use(remarkRehype).use(rehypeSanitize, allowed);
const writer = unified().use(rehypeStringify);

export function parseMarkdown(markdown: string): MdRoot {
  return parser.parse(markdown);
}

/** Markdown → clean HTML with stable heading ids, scrollable tables and safe outgoing links. */
export function renderMarkdown(markdown: string): RenderedText {
  const tree = toHtmlTree.runSync(parseMarkdown(markdown)) as Root;
  const toc = nameHeadings(tree);
  const plain = plainText(tree);
  decorate(tree);
  return { html: writer.stringify(tree), toc, plain, words: plain.split(/\s+/).filter(Boolean).length };
}

export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute));
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

/** Runs after sanitising, so that the schema above never has to let these attributes through. */
function decorate(parent: Root | Element, tables = { count: 0 }): void {
  parent.children = parent.children.map((child) => {
    if (child.type !== 'element') return child;
    decorate(child, tables);
    if (child.tagName === 'a' && /^https:/i.test(String(child.properties.href ?? ''))) {
      child.properties = { ...child.properties, rel: ['noopener'], target: '_blank' };
    }
    if (child.tagName === 'th' || child.tagName === 'td') child.properties = cellProperties(child);
    if (child.tagName !== 'table') return child;
    // Landmarks are told apart by their names.
    tables.count += 1;
    return {
      type: 'element',
      tagName: 'section',
      properties: { className: ['table-scroll'], tabIndex: 0, ariaLabel: `Таблица ${tables.count}` },
      children: [child],
    } satisfies Element;
  }) as ElementContent[];
}

/** `align` is obsolete in HTML: the style sheet knows the class. */
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

const blocks = new Set(['p', 'h2', 'h3', 'h4', 'li', 'td', 'th', 'blockquote', 'br', 'tr']);

function plainText(tree: Root): string {
  const parts: string[] = [];
  const visit = (node: Root | ElementContent) => {
    if (node.type === 'text') parts.push(node.value);
    if (!('children' in node)) return;
    for (const child of node.children) visit(child as ElementContent);
    if (node.type === 'element' && blocks.has(node.tagName)) parts.push(' ');
  };
  visit(tree);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

const simpleTags = /&lt;(br|\/?em|\/?strong)&gt;/g;

/** The error page's title may carry a line break and emphasis, nothing else. */
export function simpleHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replace(simpleTags, '<$1>');
}
