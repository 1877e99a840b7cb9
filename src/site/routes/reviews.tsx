import { createFileRoute } from '@tanstack/react-router';
import { endpoints, queryKeys } from '../../contract/endpoints.ts';
import { load, pick } from '../api-client/load.ts';
import { ReviewsScreen } from '../screens/reviews/reviews-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

const query = pick(...queryKeys[endpoints.page('reviews')]);

export const Route = createFileRoute('/reviews')({
  validateSearch: query,
  loaderDeps: ({ search }) => query(search),
  loader: ({ deps, ...from }) => load(from, endpoints.page('reviews'), deps),
  head: pageHead,
  component: () => <ReviewsScreen page={Route.useLoaderData()} />,
});
