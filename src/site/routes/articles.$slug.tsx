import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ArticleScreen } from '../screens/article/article-screen.tsx';
import { StructuredData } from '../seo/json-ld/structured-data.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/articles/$slug')({
  loader: ({ params, ...from }) => load(from, endpoints.article, params),
  head: pageHead,
  component: () => {
    const article = Route.useLoaderData();
    return (
      <>
        <StructuredData key={article.url} block="article" of={article} />
        <ArticleScreen article={article} />
      </>
    );
  },
});
