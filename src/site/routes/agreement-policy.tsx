import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { LegalScreen } from '../screens/legal/legal-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/agreement-policy')({
  loader: (from) => load(from, endpoints.page('agreement')),
  head: pageHead,
  component: () => <LegalScreen page={Route.useLoaderData()} />,
});
