import { createFileRoute } from '@tanstack/react-router';
import { readExpert } from '../api-client/readers.ts';
import { ExpertScreen } from '../screens/expert/expert-screen.tsx';
import { StructuredData } from '../seo/json-ld/structured-data.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/expert-{$expert}/')({
  loader: ({ params, ...from }) => readExpert(from, params),
  head: pageHead,
  component: () => {
    const expert = Route.useLoaderData();
    return (
      <>
        <StructuredData key={expert.url} block="profile" of={expert} />
        <ExpertScreen expert={expert} />
      </>
    );
  },
});
