import { createFileRoute } from '@tanstack/react-router';
import { pick } from '../api-client/query.ts';
import { readPage } from '../api-client/readers.ts';
import { ArticlesScreen } from '../screens/articles/articles-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

const query = pick('topic', 'page');

export const Route = createFileRoute('/articles/')({
  validateSearch: query,
  loaderDeps: ({ search }) => query(search),
  loader: ({ deps, ...from }) => readPage(from, 'articles', deps),
  head: pageHead,
  component: () => <ArticlesScreen page={Route.useLoaderData()} />,
});
