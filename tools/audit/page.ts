import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** What a page says about itself. */
export interface Page {
  title: string | null;
  description: string | null;
  canonical: string | null;
  isIndexed: boolean;
  /** By name or property. */
  metas: ReadonlyMap<string, string>;
  /** Addresses of links, as written. */
  links: string[];
  ids: ReadonlySet<string>;
  images: { src: string; hasSize: boolean; hasAlt: boolean }[];
  structuredData: string[];
}

type Element = { tag: string; text: string; get(name: string): string | undefined };

/** The elements of a page in their order; `text` is what stands directly inside. */
function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const read = (node: DefaultTreeAdapterTypes.Node): void => {
    const children = 'childNodes' in node ? node.childNodes : [];
    if ('tagName' in node) {
      const text = children.map((child) => ('value' in child ? child.value : '')).join('');
      const get = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value;
      elements.push({ tag: node.tagName, text, get });
    }
    for (const child of children) read(child);
  };
  // Without scripts, so that what is inside `noscript` is read as markup too.
  read(parse(html, { scriptingEnabled: false }));
  return elements;
}

export function readPage(html: string): Page {
  const elements = elementsOf(html);
  const all = (tag: string) => elements.filter((element) => element.tag === tag);
  const metas = new Map(all('meta').map(({ get }) => [get('name') ?? get('property') ?? '', get('content') ?? '']));
  const isSize = (value = '') => /^[1-9]\d*$/.test(value);
  return {
    title: all('title')[0]?.text.trim() || null,
    description: metas.get('description')?.trim() || null,
    canonical:
      all('link')
        .find(({ get }) => get('rel') === 'canonical')
        ?.get('href') ?? null,
    isIndexed: !/noindex/i.test(metas.get('robots') ?? ''),
    metas,
    links: all('a').flatMap(({ get }) => get('href') ?? []),
    ids: new Set(elements.flatMap(({ get }) => get('id') ?? [])),
    images: all('img').map(({ get }) => ({
      src: get('src') ?? get('data-src') ?? '',
      hasSize: isSize(get('width')) && isSize(get('height')),
      hasAlt: get('alt') !== undefined,
    })),
    structuredData: all('script').flatMap(({ get, text }) => (get('type') === 'application/ld+json' ? [text] : [])),
  };
}
