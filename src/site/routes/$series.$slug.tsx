import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ProductScreen } from '../screens/product/product-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/$series/$slug')({
  loader: ({ params, ...from }) => load(from, endpoints.product, params),
  head: pageHead,
  component: () => <ProductScreen product={Route.useLoaderData()} />,
});
