import { type PageName, pagePaths, paths } from '../contract/paths.ts';
import { renderMarkdown } from './html.ts';
import type { Content } from './load.ts';

/** Every page of the site that the content gives an address, with the anchors a link may point at. */
export function knownAddresses(content: Content): Map<string, () => ReadonlySet<string>> {
  const known = new Map<string, () => ReadonlySet<string>>();
  const none = () => new Set<string>();
  const headings = (markdown: string) => {
    let ids: Set<string> | null = null;
    return () => {
      ids ??= new Set(
        [...renderMarkdown(markdown).html.matchAll(/<h[234] id="([^"]+)"/g)].map((match) => match[1] ?? ''),
      );
      return ids;
    };
  };
  const body = (
    kind: 'series' | 'product' | 'component' | 'article' | 'event' | 'specialist' | 'expert',
    slug: string,
  ) => headings(content.find(kind, slug)?.body ?? '');

  for (const [name, path] of Object.entries(pagePaths) as [PageName, string][]) {
    const data = content.find('page', name)?.data;
    known.set(path, data && 'body' in data ? headings(data.body) : none);
  }
  known.set(
    pagePaths.faq,
    () => new Set([...content.namesOf('faq'), ...(content.single('faq')?.data.groups.map((group) => group.id) ?? [])]),
  );
  for (const slug of content.namesOf('theme')) known.set(paths.theme(slug), none);
  for (const slug of content.namesOf('series')) known.set(paths.series(slug), body('series', slug));
  for (const ref of content.namesOf('product')) known.set(`/${ref}`, body('product', ref));
  for (const kind of ['component', 'article', 'event', 'specialist', 'expert'] as const) {
    for (const slug of content.namesOf(kind)) known.set(paths[kind](slug), body(kind, slug));
  }
  return known;
}
