import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { SpecialistsScreen } from '../screens/specialists/specialists-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/specialists/')({
  loader: (from) => load(from, endpoints.page('specialists')),
  head: pageHead,
  component: () => <SpecialistsScreen page={Route.useLoaderData()} />,
});
