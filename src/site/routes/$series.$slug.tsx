import { createFileRoute } from '@tanstack/react-router';
import { readProduct } from '../api-client/readers.ts';
import { ProductScreen } from '../screens/product-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/$series/$slug')({
  loader: ({ params, ...from }) => readProduct(from, params),
  head: pageHead,
  component: () => <ProductScreen product={Route.useLoaderData()} />,
});
