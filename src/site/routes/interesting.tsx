import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { InterestingScreen } from '../screens/interesting/interesting-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/interesting')({
  loader: (from) => load(from, endpoints.page('interesting')),
  head: pageHead,
  component: () => <InterestingScreen page={Route.useLoaderData()} />,
});
