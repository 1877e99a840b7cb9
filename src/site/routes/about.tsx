import { createFileRoute } from '@tanstack/react-router';
import { readPage } from '../api-client/readers.ts';
import { AboutScreen } from '../screens/about/about-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/about')({
  loader: (from) => readPage(from, 'about'),
  head: pageHead,
  component: () => <AboutScreen page={Route.useLoaderData()} />,
});
