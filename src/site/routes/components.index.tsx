import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ComponentsScreen } from '../screens/components/components-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/components/')({
  loader: (from) => load(from, endpoints.page('components')),
  head: pageHead,
  component: () => <ComponentsScreen page={Route.useLoaderData()} search={Route.useSearch()} />,
});
