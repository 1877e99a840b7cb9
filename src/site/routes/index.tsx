import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/')({
  loader: (from) => load(from, endpoints.page('home')),
  head: pageHead,
  component: () => <HomeScreen page={Route.useLoaderData()} />,
});
