import { createFileRoute } from '@tanstack/react-router';
import { endpoints, queryKeys } from '../../contract/endpoints.ts';
import { load, pick } from '../api-client/load.ts';
import { ProductsFiltersScreen } from '../screens/products-filters/products-filters-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

const query = pick(...queryKeys[endpoints.page('products-filters')]);

export const Route = createFileRoute('/products-filters')({
  validateSearch: query,
  loaderDeps: ({ search }) => query(search),
  loader: ({ deps, ...from }) => load(from, endpoints.page('products-filters'), deps),
  head: pageHead,
  component: () => <ProductsFiltersScreen page={Route.useLoaderData()} />,
});
