import type { PageData } from '../../contract/pages.ts';

export function AboutScreen({ page }: { page: PageData<'about'> }) {
  return <h1>{page.title}</h1>;
}
