import type { PageData } from '../../contract/pages.ts';

export function ProductsFiltersScreen({ page }: { page: PageData<'products-filters'> }) {
  return <h1>{page.title}</h1>;
}
