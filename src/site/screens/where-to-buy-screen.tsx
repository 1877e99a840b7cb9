import type { PageData } from '../../contract/pages.ts';

export function WhereToBuyScreen({ page }: { page: PageData<'where-to-buy'> }) {
  return <h1>{page.title}</h1>;
}
