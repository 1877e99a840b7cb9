import { createFileRoute } from '@tanstack/react-router';
import { readPage } from '../api-client/readers.ts';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/')({
  loader: (from) => readPage(from, 'home'),
  head: pageHead,
  component: () => <HomeScreen page={Route.useLoaderData()} />,
});
