import type { Article as ArticleData, ProfilePage, WithContext } from 'schema-dts';
import type { PersonCard } from '../../../contract/cards.ts';
import type { Source } from '../../../contract/common.ts';
import type { Article, Expert, Specialist } from '../../../contract/entries.ts';
import { articleTopics } from '../../../contract/vocabulary.ts';
import { publisher, type SiteIdentity } from './organization.ts';

/** schema.org allows a reviewer on web pages only, but search engines read it on articles. */
type ReviewedArticle = WithContext<ArticleData> & { reviewedBy: ReturnType<typeof person> };

export function articleData(article: Article, site: SiteIdentity): ReviewedArticle {
  const { origin } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.lead,
    url: origin + article.url,
    mainEntityOfPage: origin + article.url,
    image: origin + article.image.href,
    inLanguage: 'ru',
    articleSection: articleTopics[article.topic],
    datePublished: article.published,
    dateModified: article.updated ?? article.published,
    author: person(article.author, origin),
    reviewedBy: person(article.reviewer, origin),
    publisher: publisher(site),
    citation: article.sources.map(citation),
    about: article.components.map(({ title, url }) => ({ '@type': 'Thing', name: title, url: origin + url })),
  };
}

export function person({ title, role, url }: PersonCard, origin: string) {
  return { '@type': 'Person', name: title, jobTitle: role, url: origin + url } as const;
}

function citation({ title, publisher: house, year, url }: Source) {
  return {
    '@type': 'CreativeWork',
    name: title,
    publisher: { '@type': 'Organization', name: house },
    ...(year ? { datePublished: String(year) } : {}),
    ...(url ? { url } : {}),
  } as const;
}

export function profileData(who: Expert | Specialist, { origin }: SiteIdentity): WithContext<ProfilePage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: origin + who.url,
    inLanguage: 'ru',
    mainEntity: {
      ...person(who, origin),
      description: who.lead,
      ...('topics' in who && who.topics.length > 0 ? { knowsAbout: who.topics } : {}),
    },
  };
}
