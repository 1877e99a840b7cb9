import type { PageData } from '../../contract/pages.ts';

export function EventsScreen({ page }: { page: PageData<'events'> }) {
  return <h1>{page.title}</h1>;
}
