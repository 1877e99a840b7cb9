import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { loadDetails } from '../screens/product/deferred-details.ts';
import { ProductScreen } from '../screens/product/product-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/$series/$slug')({
  loader: async ({ params, ...from }) => {
    const [product] = await Promise.all([load(from, endpoints.product, params), loadDetails()]);
    return product;
  },
  head: pageHead,
  component: () => <ProductScreen product={Route.useLoaderData()} />,
});
