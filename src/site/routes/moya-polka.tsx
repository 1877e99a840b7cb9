import { createFileRoute, useLocation } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ShelfScreen } from '../screens/shelf/shelf-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

/** The screen parses the query: this file is part of every page. */
export const Route = createFileRoute('/moya-polka')({
  loader: async (from) => {
    const [page, catalogue] = await Promise.all([
      load(from, endpoints.page('shelf')),
      load(from, endpoints.shelfCatalogue),
    ]);
    return { ...page, catalogue };
  },
  head: pageHead,
  component: () => {
    const { catalogue, ...page } = Route.useLoaderData();
    const hash = useLocation({ select: (location) => location.hash });
    return <ShelfScreen page={page} catalogue={catalogue} search={Route.useSearch()} hash={hash} />;
  },
});
