import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** The elements of an HTML page in their order: all the audit needs to know. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Text directly inside: what a `title` or a `script` says. */
  text: string;
}

export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const read = (node: DefaultTreeAdapterTypes.Node): void => {
    const children = 'childNodes' in node ? node.childNodes : [];
    if ('tagName' in node) {
      const text = children.map((child) => ('value' in child ? child.value : '')).join('');
      tags.push({ name: node.tagName, attributes: new Map(node.attrs.map(({ name, value }) => [name, value])), text });
    }
    for (const child of children) read(child);
  };
  // Without scripts, so that what is inside `noscript` is read as markup too.
  read(parse(html, { scriptingEnabled: false }));
  return tags;
}
