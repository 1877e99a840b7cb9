import type { Product } from '../../../contract/product.ts';
import { StructuredData } from '../../seo/json-ld/structured-data.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { FaqList } from '../../ui/faq-list.tsx';
import { Container, Section } from '../../ui/layout.tsx';
import { LegalWarning } from '../../ui/legal-warning.tsx';
import { BuyBar } from './buy-bar.tsx';
import { ProductArticles, ProductCombinations, ProductStory } from './product-around.tsx';
import { ProductContents, questionsId } from './product-contents.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductIntake } from './product-intake.tsx';
import { ProductLabel } from './product-label.tsx';
import { ProductPassport } from './product-passport.tsx';
import { ProductReviews } from './product-reviews.tsx';
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
      <ProductIntake product={product} />
      <ProductStory product={product} />
      <ProductPassport product={product} />
      <ProductReviews product={product} />
      {product.faq.length > 0 && (
        <Section id={questionsId} title="Вопросы о продукте" beside className="print:hidden">
          <FaqList items={product.faq} />
        </Section>
      )}
      <ProductCombinations related={product.related} />
      <ProductArticles articles={product.articles} />
      <BuyBar product={product} />
    </div>
  );
}
