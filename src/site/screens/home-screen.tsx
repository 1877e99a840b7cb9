import type { PageData } from '../../contract/pages.ts';

export function HomeScreen({ page }: { page: PageData<'home'> }) {
  return <h1>{page.title}</h1>;
}
