import { createFileRoute } from '@tanstack/react-router';
import { readPage } from '../api-client/readers.ts';
import { ContactsScreen } from '../screens/contacts/contacts-screen.tsx';
import { StructuredData } from '../seo/json-ld/structured-data.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/contacts')({
  loader: (from) => readPage(from, 'contacts'),
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
