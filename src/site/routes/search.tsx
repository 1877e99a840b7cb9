import { createFileRoute, redirect } from '@tanstack/react-router';
import { endpoints, queryKeys } from '../../contract/endpoints.ts';
import { pagePaths } from '../../contract/paths.ts';
import { load, pick, readSearch } from '../api-client/load.ts';
import { SearchScreen } from '../screens/search/search-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

const query = pick(...queryKeys[endpoints.search]);

export const Route = createFileRoute('/search')({
  validateSearch: query,
  loaderDeps: ({ search }) => query(search),
  loader: async ({ deps, ...from }) => {
    const [page, results] = await Promise.all([load(from, endpoints.page('search')), readSearch(from, deps)]);
    if (results.batch) throw redirect({ href: `${pagePaths.batch}?n=${results.batch}` });
    return { ...page, results };
  },
  head: pageHead,
  component: () => <SearchScreen page={Route.useLoaderData()} />,
});
