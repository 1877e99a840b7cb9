import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ExpertScreen } from '../screens/expert/expert-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/expert-{$expert}/')({
  loader: ({ params, ...from }) => load(from, endpoints.expert, params),
  head: pageHead,
  component: () => <ExpertScreen expert={Route.useLoaderData()} />,
});
