import { createFileRoute } from '@tanstack/react-router';
import { facetKeys } from '../../contract/filter-vocabulary.ts';
import { pick } from '../api-client/query.ts';
import { readPage } from '../api-client/readers.ts';
import { ProductsFiltersScreen } from '../screens/products-filters/products-filters-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

const query = pick(...facetKeys, 'sort', 'page');

export const Route = createFileRoute('/products-filters')({
  validateSearch: query,
  loaderDeps: ({ search }) => query(search),
  loader: ({ deps, ...from }) => readPage(from, 'products-filters', deps),
  head: pageHead,
  component: () => <ProductsFiltersScreen page={Route.useLoaderData()} />,
});
