import { createFileRoute } from '@tanstack/react-router';
import { readExpert } from '../api-client/readers.ts';
import { ExpertScreen } from '../screens/expert-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/expert-{$expert}/')({
  loader: ({ params, ...from }) => readExpert(from, params),
  head: pageHead,
  component: () => <ExpertScreen expert={Route.useLoaderData()} />,
});
