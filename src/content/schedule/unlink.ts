import type { Nodes } from 'mdast';
import { parseMarkdown } from '../text/html.ts';

/** The text with the words of such links left and the links themselves taken off them. */
export function unlink(markdown: string, isHidden: (address: string) => boolean): string {
  if (!markdown.includes('](/') && !markdown.includes(']: /')) return markdown;
  const tree = parseMarkdown(markdown);
  const definitions = new Map<string, string>();
  visit(tree, (node) => {
    if (node.type === 'definition') definitions.set(node.identifier, node.url);
  });
  const cuts: [from: number, to: number][] = [];
  visit(tree, (node) => {
    const url =
      node.type === 'link' ? node.url : node.type === 'linkReference' ? definitions.get(node.identifier) : undefined;
    if (url === undefined || !isHidden(url) || !('children' in node)) return;
    const [first, last] = [node.children[0], node.children.at(-1)];
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    const [start, end] = [first?.position?.start.offset, last?.position?.end.offset];
    if (from === undefined || to === undefined || start === undefined || end === undefined) return;
    cuts.push([from, start], [end, to]);
  });
  let text = markdown;
  for (const [from, to] of cuts.toSorted(([a], [b]) => b - a)) text = text.slice(0, from) + text.slice(to);
  return text;
}

function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if ('children' in node) for (const child of node.children) visit(child, see);
}
