import { createFileRoute } from '@tanstack/react-router';
import { readArticle } from '../api-client/readers.ts';
import { ArticleScreen } from '../screens/article-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/articles/$slug')({
  loader: ({ params, ...from }) => readArticle(from, params),
  head: pageHead,
  component: () => <ArticleScreen article={Route.useLoaderData()} />,
});
