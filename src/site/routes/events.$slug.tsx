import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { EventScreen } from '../screens/event/event-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/events/$slug')({
  loader: ({ params, ...from }) => load(from, endpoints.event, params),
  head: pageHead,
  component: () => <EventScreen event={Route.useLoaderData()} />,
});
