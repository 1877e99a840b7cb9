import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { DosesScreen } from '../screens/doses/doses-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/dozy')({
  loader: (from) => load(from, endpoints.page('doses')),
  head: pageHead,
  component: () => <DosesScreen page={Route.useLoaderData()} />,
});
