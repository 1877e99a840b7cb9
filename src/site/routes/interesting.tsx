import { createFileRoute } from '@tanstack/react-router';
import { readPage } from '../api-client/readers.ts';
import { InterestingScreen } from '../screens/interesting/interesting-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/interesting')({
  loader: (from) => readPage(from, 'interesting'),
  head: pageHead,
  component: () => <InterestingScreen page={Route.useLoaderData()} />,
});
