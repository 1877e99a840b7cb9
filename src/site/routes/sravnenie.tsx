import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ComparisonScreen } from '../screens/comparison/comparison-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/sravnenie')({
  loader: async (from) => {
    const [page, catalogue] = await Promise.all([
      load(from, endpoints.page('comparison')),
      load(from, endpoints.shelfCatalogue),
    ]);
    return { ...page, catalogue };
  },
  head: pageHead,
  component: () => {
    const { catalogue, ...page } = Route.useLoaderData();
    return <ComparisonScreen page={page} catalogue={catalogue} search={Route.useSearch()} />;
  },
});
