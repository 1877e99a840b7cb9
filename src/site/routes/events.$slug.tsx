import { createFileRoute } from '@tanstack/react-router';
import { readEvent } from '../api-client/readers.ts';
import { EventScreen } from '../screens/event-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/events/$slug')({
  loader: ({ params, ...from }) => readEvent(from, params),
  head: pageHead,
  component: () => <EventScreen event={Route.useLoaderData()} />,
});
