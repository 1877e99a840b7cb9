import type { Product } from '../../../contract/product.ts';
import { FaqList } from '../../ui/faq-list.tsx';
import { Section } from '../../ui/layout.tsx';
import { ProductArticles, ProductCombinations, ProductStory } from './product-around.tsx';
import { ProductIntake } from './product-intake.tsx';
import { ProductPassport } from './product-passport.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { questionsId } from './sections.ts';

export { ProductLabel } from './product-label.tsx';

export function ProductDetails({ product }: { product: Product }) {
  return (
    <>
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
    </>
  );
}
