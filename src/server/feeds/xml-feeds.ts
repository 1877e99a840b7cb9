import type { Article } from '../../contract/entries.ts';
import { pagePaths } from '../../contract/paths.ts';
import type { Site } from '../../contract/site.ts';
import type { Address } from '../../contract/site-node.ts';
import { articleTopics } from '../../contract/vocabulary.ts';
import { escapeHtml } from '../responses/plain-page.ts';

/** Text for XML: escaped, and without the control characters no XML may contain. */
export function xml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
}

/** HTML inside XML, where only the end of the section itself needs care. */
export function cdata(html: string): string {
  return `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

/** One file: sitemaps.org allows 50,000 addresses in it, several hundred times today's. */
export function sitemap(addresses: readonly Address[], origin: string): string {
  const indexed = addresses.filter((address) => address.indexed);
  const entries = indexed.map(({ path, updated, image }) => {
    const picture = image ? `<image:image><image:loc>${xml(origin + image.href)}</image:loc></image:image>` : '';
    return `<url><loc>${xml(origin + encodeURI(path))}</loc><lastmod>${xml(updated)}</lastmod>${picture}</url>\n`;
  });
  return `${declaration}<urlset xmlns="${namespace}" xmlns:image="${imageNamespace}">\n${entries.join('')}</urlset>\n`;
}

/** The newest articles, each with its whole text. */
export function rssFeed(articles: readonly Article[], site: Site, origin: string): string {
  const newest = articles
    .map((article) => article.updated ?? article.published)
    .sort()
    .at(-1);
  const channel = [
    element('title', `${site.brand.name}: статьи`),
    element('link', origin + pagePaths.articles),
    element('description', site.brand.description),
    element('language', 'ru'),
    `<atom:link href="${xml(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', rfc822(newest))] : []),
    `<image>${element('url', `${origin}/icon-192.png`)}${element('title', `${site.brand.name}: статьи`)}${element('link', origin + pagePaths.articles)}</image>`,
    ...articles.map((article) => item(article, origin)),
  ];
  return `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`;
}

function item(article: Article, origin: string): string {
  const { image } = article;
  const picture = `<p><img src="${xml(origin + image.href)}" width="${image.width}" height="${image.height}" alt="${xml(image.alt)}"></p>`;
  return `<item>\n${[
    element('title', article.title),
    element('link', origin + article.url),
    `<guid isPermaLink="true">${xml(origin + article.url)}</guid>`,
    element('pubDate', rfc822(article.published)),
    element('dc:creator', article.author.title),
    element('category', articleTopics[article.topic]),
    element('description', article.lead),
    `<content:encoded>${cdata(picture + absoluteLinks(article.body, origin))}</content:encoded>`,
  ].join('\n')}\n</item>`;
}

/** A reader shows the text far from the site, where `/faq` leads nowhere. */
export function absoluteLinks(html: string, origin: string): string {
  return html.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`);
}

const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`;
const rfc822 = (date: string) => new Date(date).toUTCString();

/** OpenSearch 1.1: lets a browser search the site from its address bar. */
export function openSearchDescription(site: Site, origin: string): string {
  return `${declaration}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xml(site.brand.name.slice(0, 16))}</ShortName>
<Description>${xml(`Поиск по сайту ${site.brand.name}: продукты, компоненты, статьи`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>ru</Language>
<Image width="32" height="32" type="image/x-icon">${xml(`${origin}/favicon.ico`)}</Image>
<Url type="text/html" method="get" template="${xml(`${origin}${pagePaths.search}?q={searchTerms}`)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${xml(`${origin}/opensearch.xml`)}"/>
</OpenSearchDescription>
`;
}
