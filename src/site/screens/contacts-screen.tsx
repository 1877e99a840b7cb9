import type { PageData } from '../../contract/pages.ts';

export function ContactsScreen({ page }: { page: PageData<'contacts'> }) {
  return <h1>{page.title}</h1>;
}
