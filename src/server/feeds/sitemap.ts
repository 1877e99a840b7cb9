import type { Address } from '../../contract/site-node.ts';
import { declaration, xml } from './xml.ts';

/** sitemaps.org: no more than this in one file. */
const maxUrls = 50_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

export function sitemapParts(addresses: readonly Address[], size = maxUrls): Address[][] {
  const indexed = addresses.filter((address) => address.indexed);
  const count = Math.max(1, Math.ceil(indexed.length / size));
  return Array.from({ length: count }, (_, part) => indexed.slice(part * size, (part + 1) * size));
}

export function sitemapIndex(parts: readonly Address[][], origin: string): string {
  const entries = parts.map((part, index) => {
    const lastmod = part
      .map((address) => address.updated)
      .sort()
      .at(-1);
    return `<sitemap><loc>${xml(`${origin}/sitemaps/${index + 1}.xml`)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</sitemap>\n`;
  });
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`;
}

export function sitemapPart(part: readonly Address[], origin: string): string {
  const entries = part.map(({ path, updated, image }) => {
    const picture = image ? `<image:image><image:loc>${xml(origin + image.href)}</image:loc></image:image>` : '';
    return `<url><loc>${xml(origin + encodeURI(path))}</loc><lastmod>${xml(updated)}</lastmod>${picture}</url>\n`;
  });
  return `${declaration}<urlset xmlns="${namespace}" xmlns:image="${imageNamespace}">\n${entries.join('')}</urlset>\n`;
}
