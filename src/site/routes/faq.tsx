import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { FaqScreen } from '../screens/faq/faq-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/faq')({
  loader: (from) => load(from, endpoints.page('faq')),
  head: pageHead,
  component: () => <FaqScreen page={Route.useLoaderData()} />,
});
