import type { Article } from '../../contract/entries.ts';
import { articleSchema } from '../../contract/entries.ts';
import { articleTopics } from '../../contract/vocabulary.ts';
import type { Entry } from '../load/loaded-content.ts';
import { compileFigure } from './article-figures.ts';
import { type KindOutput, searchEntry, sentences, words } from './kind-output.ts';
import { type Library, sources } from './library.ts';
import { compileSeo } from './seo.ts';

const relatedShown = 3;

function compileArticle(library: Library, article: Entry<'article'>): Article {
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
    reviewer: library.signedPerson('expert', data.reviewer),
    products: library.productCards(data.products),
    components: data.components.map(library.componentCard),
    related: relatedTo(library, article).map((other) => library.articleCard(other.slug)),
    sources: sources(data.sources),
    seo: compileSeo(library, article, card, {
      description: data.lead,
      type: 'article',
      share: { kicker: `Статья · ${articleTopics[data.topic]}` },
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

export const articleOutput: KindOutput<'article'> = {
  document: {
    path: (slug) => `article/${slug}`,
    schema: () => articleSchema,
    entries: (library) => library.articles,
    compile: compileArticle,
  },
  page: {
    kind: () => 'article',
    updated: (_, { data }) => data.updated ?? data.published,
    search(library, { slug, data, body }) {
      const card = library.articleCard(slug);
      const topic = articleTopics[data.topic];
      return searchEntry('article', card, {
        keywords: words(
          topic,
          card.author.title,
          data.components.map((name) => library.componentCard(name).title),
        ),
        text: sentences(data.lead, library.text(body).plain),
        note: topic,
      });
    },
  },
};
