import { createFileRoute } from '@tanstack/react-router';
import { endpoints, queryKeys } from '../../contract/endpoints.ts';
import { load, pick } from '../api-client/load.ts';
import { ArticlesScreen } from '../screens/articles/articles-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

const query = pick(...queryKeys[endpoints.page('articles')]);

export const Route = createFileRoute('/articles/')({
  validateSearch: query,
  loaderDeps: ({ search }) => query(search),
  loader: ({ deps, ...from }) => load(from, endpoints.page('articles'), deps),
  head: pageHead,
  component: () => <ArticlesScreen page={Route.useLoaderData()} />,
});
