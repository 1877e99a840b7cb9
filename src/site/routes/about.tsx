import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { AboutScreen } from '../screens/about/about-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/about')({
  loader: (from) => load(from, endpoints.page('about')),
  head: pageHead,
  component: () => <AboutScreen page={Route.useLoaderData()} />,
});
