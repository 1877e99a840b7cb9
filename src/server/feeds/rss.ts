import type { Article } from '../../contract/entries.ts';
import { pagePaths } from '../../contract/paths.ts';
import type { Site } from '../../contract/site.ts';
import { articleTopics } from '../../contract/vocabulary.ts';
import { cdata, declaration, xml } from './xml.ts';

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
