import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ProductScreen } from '../screens/product/product-screen.tsx';
import { StructuredData } from '../seo/json-ld/structured-data.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/$series/$slug')({
  loader: ({ params, ...from }) => load(from, endpoints.product, params),
  head: pageHead,
  component: () => {
    const product = Route.useLoaderData();
    return (
      <>
        {product.reviews.length > 0 && <StructuredData key={product.url} block="product" of={product} />}
        <ProductScreen product={product} />
      </>
    );
  },
});
