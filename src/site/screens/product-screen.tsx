import type { Product } from '../../contract/product.ts';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { FaqList } from '../components/faq-list.tsx';
import { Container, Section } from '../components/layout.tsx';
import { LegalWarning } from '../components/legal-warning.tsx';
import { BuyBar } from './product/buy-bar.tsx';
import { questionsId } from './product/product-anchors.ts';
import { ProductArticles, ProductCombinations, ProductStory } from './product/product-around.tsx';
import { ProductComposition } from './product/product-composition.tsx';
import { ProductContents } from './product/product-contents.tsx';
import { ProductGallery } from './product/product-gallery.tsx';
import { ProductIntake } from './product/product-intake.tsx';
import { ProductPassport } from './product/product-passport.tsx';
import { ProductReviews } from './product/product-reviews.tsx';
import { ProductSummary } from './product/product-summary.tsx';

export function ProductScreen({ product }: { product: Product }) {
  return (
    <div data-accent={product.accent.name}>
      <Container className="pt-[clamp(12px,2vw,24px)]">
        <Breadcrumbs trail={[{ url: `/${product.series}`, label: product.seriesTitle }]} current={product.title} />
        <div className="grid grid-cols-1 gap-x-[clamp(32px,5vw,80px)] gap-y-6 lg:grid-cols-[7fr_5fr]">
          <ProductGallery product={product} />
          <ProductSummary product={product} />
        </div>
        <LegalWarning
          text={product.warning}
          className="mt-[clamp(32px,5vw,72px)] rounded-panel bg-accent-tint p-[clamp(20px,4vw,56px)]"
        />
      </Container>
      <ProductContents product={product} />
      <ProductComposition product={product} />
      <ProductIntake product={product} />
      <ProductStory product={product} />
      <ProductPassport product={product} />
      <ProductReviews product={product} />
      {product.faq.length > 0 && (
        <Section id={questionsId} title="Вопросы о продукте" className="print:hidden">
          <FaqList items={product.faq} className="max-w-[56rem]" />
        </Section>
      )}
      <ProductCombinations related={product.related} />
      <ProductArticles articles={product.articles} />
      <BuyBar product={product} />
    </div>
  );
}
