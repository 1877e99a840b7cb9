import type { PageData } from '../../contract/pages.ts';

export function ComponentsScreen({ page }: { page: PageData<'components'> }) {
  return <h1>{page.title}</h1>;
}
