import { createFileRoute } from '@tanstack/react-router';
import { readPage } from '../api-client/readers.ts';
import { LegalScreen } from '../screens/legal/legal-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/soglasie-o-lichnyh-dannyh-vitimepro')({
  loader: (from) => readPage(from, 'privacy'),
  head: pageHead,
  component: () => <LegalScreen page={Route.useLoaderData()} />,
});
