import { createFileRoute } from '@tanstack/react-router';
import { readPage } from '../api-client/readers.ts';
import { EventsScreen } from '../screens/events/events-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/events/')({
  loader: (from) => readPage(from, 'events'),
  head: pageHead,
  component: () => <EventsScreen page={Route.useLoaderData()} />,
});
