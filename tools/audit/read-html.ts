/** The tags of an HTML page in their order: all the audit needs to know. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Text up to the end tag, for elements whose content is not markup: `title`, `script`. */
  text: string;
}

const comment = /<!--[\s\S]*?-->/g;
const startTag = /<([a-zA-Z][\w:-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?|\s+|\/)*)>/g;
const attribute = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const rawText = new Set(['title', 'script', 'style', 'textarea']);

export function readTags(html: string): Tag[] {
  const text = html.replace(comment, '');
  const tags: Tag[] = [];
  startTag.lastIndex = 0;
  for (let match = startTag.exec(text); match; match = startTag.exec(text)) {
    const name = (match[1] ?? '').toLowerCase();
    let content = '';
    if (rawText.has(name)) {
      const end = text.toLowerCase().indexOf(`</${name}`, startTag.lastIndex);
      content = text.slice(startTag.lastIndex, end < 0 ? undefined : end);
      startTag.lastIndex = end < 0 ? text.length : end;
    }
    tags.push({
      name,
      attributes: readAttributes(match[2] ?? ''),
      text: name === 'script' ? content : decode(content),
    });
  }
  return tags;
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    attributes.set(name.toLowerCase(), decode(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, digits?: string, name?: string) =>
    name ? (entities[name] ?? all) : String.fromCodePoint(Number.parseInt(hex ?? digits ?? '', hex ? 16 : 10)),
  );
}
