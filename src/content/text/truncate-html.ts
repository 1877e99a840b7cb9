import { defaultTextLimit, truncate } from './truncate.ts';

const token =
  /<!--[\s\S]*?-->|<\/?([a-zA-Z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*>|&(?:#\d+|#x[\da-fA-F]+|[a-zA-Z]\w*);|[^<&]+|[<&]/g;
const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'wbr', 'source', 'col', 'area']);

/** A character that text never contains: stands for one entity while the text is measured and cut. */
const entityMark = '\ue000';

interface Token {
  kind: 'tag' | 'entity' | 'text';
  source: string;
  /** What a reader sees of it. */
  text: string;
  tag?: string;
}

/**
 * Shortens HTML by its text: tags cost nothing and are closed again, an entity counts as the one character
 * it shows and is never cut.
 */
export function truncateHtml(html: string, limit: number = defaultTextLimit): string {
  if (limit < 0) return html;
  const tokens = tokensOf(html);
  const whole = tokens.map(({ text }) => text).join('');
  const shortened = truncate(whole, limit);
  if (shortened === whole.trim()) return html;

  // `truncate` trims, so the leading blanks belong to what is copied as well.
  const leading = whole.length - whole.trimStart().length;
  let room = leading + shortened.length - 1;
  const open: string[] = [];
  let out = '';
  for (const { kind, source, text, tag } of tokens) {
    if (kind === 'tag') {
      out += source;
      track(open, source, tag);
      continue;
    }
    const taken = text.slice(0, room);
    out += kind === 'entity' ? taken && source : taken;
    room -= taken.length;
    if (room === 0) break;
  }
  return `${out}…${open
    .reverse()
    .map((name) => `</${name}>`)
    .join('')}`;
}

/** The text of some HTML, shortened: for places that show no mark-up. The answer is plain text, not HTML. */
export function truncateHtmlToText(html: string, limit: number = defaultTextLimit): string {
  const text = tokensOf(html)
    .map(({ kind, source, text: shown }) => (kind === 'entity' ? (decodeEntity(source) ?? source) : shown))
    .join('')
    .replace(/[^\S\u00a0]+/gu, ' ');
  return truncate(text, limit);
}

function tokensOf(html: string): Token[] {
  return [...html.matchAll(token)].map(([source, tag]) => {
    if (source.startsWith('<!--')) return { kind: 'tag', source, text: '' };
    if (tag) return { kind: 'tag', source, text: '', tag: tag.toLowerCase() };
    if (source.length > 1 && source.startsWith('&')) return { kind: 'entity', source, text: textOfEntity(source) };
    return { kind: 'text', source, text: source };
  });
}

function track(open: string[], source: string, tag: string | undefined): void {
  if (!tag || voidTags.has(tag) || source.endsWith('/>')) return;
  if (source.startsWith('</')) {
    const index = open.lastIndexOf(tag);
    if (index >= 0) open.splice(index, 1);
  } else {
    open.push(tag);
  }
}

/** One UTF-16 unit for every entity, so that lengths of the cut text and of the tokens agree. */
function textOfEntity(source: string): string {
  const decoded = decodeEntity(source);
  return decoded?.length === 1 ? decoded : entityMark;
}

const names: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  shy: '\u00ad',
  thinsp: '\u2009',
  minus: '−',
  times: '×',
};

function decodeEntity(source: string): string | undefined {
  const body = source.slice(1, -1);
  if (!body.startsWith('#')) return names[body];
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
