import { readTags, type Tag } from './read-html.ts';

/** What a page says about itself. */
export interface Page {
  title: string | null;
  description: string | null;
  canonical: string | null;
  isIndexed: boolean;
  /** `og:*` and `twitter:*`. */
  social: ReadonlyMap<string, string>;
  /** Addresses of links, as written. */
  links: string[];
  ids: ReadonlySet<string>;
  images: { src: string; hasSize: boolean; hasAlt: boolean }[];
  structuredData: string[];
}

export function readPage(html: string): Page {
  const tags = readTags(html);
  const all = (name: string) => tags.filter((tag) => tag.name === name);
  const metas = new Map(
    all('meta').map((tag) => [get(tag, 'name') ?? get(tag, 'property') ?? '', get(tag, 'content') ?? '']),
  );
  const linkOf = (rel: string) => all('link').find((tag) => get(tag, 'rel') === rel);
  return {
    title: all('title')[0]?.text.trim() || null,
    description: metas.get('description')?.trim() || null,
    canonical: get(linkOf('canonical'), 'href'),
    isIndexed: !/noindex/i.test(metas.get('robots') ?? ''),
    social: new Map([...metas].filter(([name]) => /^(?:og|twitter):/.test(name))),
    links: all('a').flatMap((tag) => get(tag, 'href') ?? []),
    ids: new Set(tags.flatMap((tag) => get(tag, 'id') ?? [])),
    images: all('img').map((tag) => ({
      src: get(tag, 'src') ?? get(tag, 'data-src') ?? '',
      hasSize: isNumber(get(tag, 'width')) && isNumber(get(tag, 'height')),
      hasAlt: tag.attributes.has('alt'),
    })),
    structuredData: all('script')
      .filter((tag) => get(tag, 'type') === 'application/ld+json')
      .map((tag) => tag.text),
  };
}

function get(tag: Tag | undefined, name: string): string | null {
  return tag?.attributes.get(name) ?? null;
}

const isNumber = (text: string | null) => /^[1-9]\d*$/.test(text ?? '');
