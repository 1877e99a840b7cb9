import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ArticleScreen } from '../screens/article/article-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/articles/$slug')({
  loader: ({ params, ...from }) => load(from, endpoints.article, params),
  head: pageHead,
  component: () => <ArticleScreen article={Route.useLoaderData()} />,
});
