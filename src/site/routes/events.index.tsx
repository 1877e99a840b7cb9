import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { EventsScreen } from '../screens/events/events-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/events/')({
  loader: (from) => load(from, endpoints.page('events')),
  head: pageHead,
  component: () => <EventsScreen page={Route.useLoaderData()} />,
});
