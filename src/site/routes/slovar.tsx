import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { GlossaryScreen } from '../screens/glossary/glossary-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/slovar')({
  loader: (from) => load(from, endpoints.page('glossary')),
  head: pageHead,
  component: () => <GlossaryScreen page={Route.useLoaderData()} />,
});
