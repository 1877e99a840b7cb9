import type { Article } from '../../contract/entries.ts';

export function ArticleScreen({ article }: { article: Article }) {
  return <h1>{article.title}</h1>;
}
