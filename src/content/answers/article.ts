import type { Article } from '../../contract/entries.ts';
import { compileFigure } from '../kinds/article-figures.ts';
import type { Entry } from '../loaded-content.ts';
import { type Library, sources } from './library.ts';
import { compileSeo } from './seo.ts';

const relatedShown = 3;

export function compileArticle(library: Library, article: Entry<'article'>): Article {
  const { data } = article;
  const card = library.articleCard(article.slug);
  const body = library.text(article.body);
  return {
    ...card,
    lead: data.lead,
    updated: data.updated ?? null,
    body: body.html,
    figures: (data.figures ?? []).map(compileFigure),
    toc: body.toc,
    author: library.expertCard(data.author),
    reviewer: library.expertCard(data.reviewer),
    products: library.productCards(data.products),
    components: data.components.map(library.componentCard),
    related: relatedTo(library, article).map((other) => library.articleCard(other.slug)),
    sources: sources(data.sources),
    seo: compileSeo(library, article, data.seo, {
      title: data.title,
      description: data.lead,
      image: card.image,
      type: 'article',
      path: card.url,
    }),
  };
}

/** The same topic weighs as much as two shared components; equals stand newest first, as the list does. */
function relatedTo(library: Library, article: Entry<'article'>): Entry<'article'>[] {
  const closeness = (other: Entry<'article'>) =>
    (other.data.topic === article.data.topic ? 2 : 0) +
    other.data.components.filter((slug) => article.data.components.includes(slug)).length;
  return library.articles
    .filter((other) => other !== article)
    .toSorted((a, b) => closeness(b) - closeness(a))
    .slice(0, relatedShown);
}
