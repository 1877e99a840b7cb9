import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { CombinationsScreen } from '../screens/combinations/combinations-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/sovmestimost')({
  loader: (from) => load(from, endpoints.page('combinations')),
  head: pageHead,
  component: () => <CombinationsScreen page={Route.useLoaderData()} search={Route.useSearch()} />,
});
