import { createFileRoute } from '@tanstack/react-router';
import { readPage } from '../api-client/readers.ts';
import { SpecialistsScreen } from '../screens/specialists/specialists-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/specialists/')({
  loader: (from) => readPage(from, 'specialists'),
  head: pageHead,
  component: () => <SpecialistsScreen page={Route.useLoaderData()} />,
});
