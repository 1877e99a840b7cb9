import { createFileRoute } from '@tanstack/react-router';
import { readPage } from '../api-client/readers.ts';
import { ComponentsScreen } from '../screens/components/components-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/components/')({
  loader: (from) => readPage(from, 'components'),
  head: pageHead,
  component: () => <ComponentsScreen page={Route.useLoaderData()} />,
});
