import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { toolKeys } from '../../contract/tool-queries.ts';
import { load } from '../api-client/load.ts';
import { pick } from '../api-client/query.ts';
import { ShelfScreen } from '../screens/shelf/shelf-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

const query = pick(...toolKeys.shelf);

export const Route = createFileRoute('/moya-polka')({
  validateSearch: query,
  loaderDeps: ({ search }) => ({ isSomebodys: Object.keys(query(search)).length > 0 }),
  loader: async ({ deps, ...from }) => {
    // What a person takes is nobody else's business, a cache's neither.
    if (deps.isSomebodys && from.serverContext) from.serverContext.outcome.noStore = true;
    const [page, catalogue] = await Promise.all([
      load(from, endpoints.page('shelf')),
      load(from, endpoints.shelfCatalogue),
    ]);
    return { ...page, catalogue };
  },
  head: pageHead,
  component: () => {
    const { catalogue, ...page } = Route.useLoaderData();
    return <ShelfScreen page={page} catalogue={catalogue} query={Route.useSearch()} />;
  },
});
