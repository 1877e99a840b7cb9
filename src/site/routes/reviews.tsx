import { createFileRoute } from '@tanstack/react-router';
import { pick } from '../api-client/query.ts';
import { readPage } from '../api-client/readers.ts';
import { ReviewsScreen } from '../screens/reviews/reviews-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

const query = pick('product', 'stars', 'page');

export const Route = createFileRoute('/reviews')({
  validateSearch: query,
  loaderDeps: ({ search }) => query(search),
  loader: ({ deps, ...from }) => readPage(from, 'reviews', deps),
  head: pageHead,
  component: () => <ReviewsScreen page={Route.useLoaderData()} />,
});
