import { createFileRoute } from '@tanstack/react-router';
import { pick } from '../api-client/query.ts';
import { readPage, readSearch } from '../api-client/readers.ts';
import { SearchScreen } from '../screens/search/search-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

const query = pick('q', 'kind', 'page');

export const Route = createFileRoute('/search')({
  validateSearch: query,
  loaderDeps: ({ search }) => query(search),
  loader: async ({ deps, ...from }) => {
    const [page, answer] = await Promise.all([readPage(from, 'search'), readSearch(from, deps)]);
    return { ...page, answer };
  },
  head: pageHead,
  component: () => <SearchScreen page={Route.useLoaderData()} />,
});
