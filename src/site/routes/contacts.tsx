import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ContactsScreen } from '../screens/contacts/contacts-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/contacts')({
  loader: (from) => load(from, endpoints.page('contacts')),
  head: pageHead,
  component: () => <ContactsScreen page={Route.useLoaderData()} />,
});
