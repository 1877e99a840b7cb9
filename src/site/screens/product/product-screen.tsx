import type { Product } from '../../../contract/product.ts';
import { StructuredData } from '../../seo/json-ld/structured-data.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Container } from '../../ui/layout.tsx';
import { LegalWarning } from '../../ui/legal-warning.tsx';
import { BuyBar } from './buy-bar.tsx';
import { ProductDetails, ProductLabel } from './deferred-details.ts';
import { ProductContents } from './product-contents.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductSummary } from './product-summary.tsx';

export function ProductScreen({ product }: { product: Product }) {
  return (
    <div data-accent={product.accent.name} className="product-page">
      {product.reviews.some(({ sample }) => !sample) && (
        <StructuredData key={product.url} block="product" of={product} />
      )}
      <Container className="product-head pt-gap">
        <Breadcrumbs trail={[{ url: `/${product.series}`, label: product.seriesTitle }]} current={product.title} />
        <div className="product-top">
          <ProductGallery product={product} />
          <ProductSummary product={product} />
          <ProductLabel product={product} />
        </div>
        <LegalWarning text={product.warning} className="max-sm:py-3 max-lg:mb-card lg:mb-panel" />
      </Container>
      <ProductContents product={product} />
      <ProductDetails product={product} />
      <BuyBar product={product} />
    </div>
  );
}
