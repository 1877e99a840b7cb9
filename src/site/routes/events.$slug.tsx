import { createFileRoute } from '@tanstack/react-router';
import { readEvent } from '../api-client/readers.ts';
import { EventScreen } from '../screens/event/event-screen.tsx';
import { StructuredData } from '../seo/json-ld/structured-data.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/events/$slug')({
  loader: ({ params, ...from }) => readEvent(from, params),
  head: pageHead,
  component: () => {
    const event = Route.useLoaderData();
    return (
      <>
        <StructuredData key={event.url} block="event" of={event} />
        <EventScreen event={event} />
      </>
    );
  },
});
