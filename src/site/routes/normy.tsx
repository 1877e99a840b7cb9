import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { NormsScreen } from '../screens/norms/norms-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/normy')({
  loader: (from) => load(from, endpoints.page('norms')),
  head: pageHead,
  component: () => <NormsScreen page={Route.useLoaderData()} search={Route.useSearch()} />,
});
