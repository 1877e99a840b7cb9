import type { PageData } from '../../contract/pages.ts';

export function SpecialistsScreen({ page }: { page: PageData<'specialists'> }) {
  return <h1>{page.title}</h1>;
}
