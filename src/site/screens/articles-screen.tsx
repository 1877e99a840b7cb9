import type { PageData } from '../../contract/pages.ts';

export function ArticlesScreen({ page }: { page: PageData<'articles'> }) {
  return <h1>{page.title}</h1>;
}
