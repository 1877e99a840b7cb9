import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ContactsScreen } from '../screens/contacts/contacts-screen.tsx';
import { StructuredData } from '../seo/json-ld/structured-data.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/contacts')({
  loader: (from) => load(from, endpoints.page('contacts')),
  head: pageHead,
  component: () => {
    const page = Route.useLoaderData();
    return (
      <>
        <StructuredData block="contacts" of={page} />
        <ContactsScreen page={page} />
      </>
    );
  },
});
