import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { FinderScreen } from '../screens/finder/finder-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/podbor')({
  loader: async (from) => {
    const [page, catalogue] = await Promise.all([
      load(from, endpoints.page('finder')),
      load(from, endpoints.shelfCatalogue),
    ]);
    return { ...page, catalogue };
  },
  head: pageHead,
  component: () => {
    const { catalogue, ...page } = Route.useLoaderData();
    return <FinderScreen page={page} catalogue={catalogue} search={Route.useSearch()} />;
  },
});
