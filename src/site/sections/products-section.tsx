import { CardMedia } from '../cards/card-media.tsx';
import { CardTitle } from '../cards/card-title.tsx';
import { amountOf, ProductCard } from '../cards/product-card.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { CardGrid, Section } from '../ui/layout.tsx';
import { Rating } from '../ui/rating.tsx';
import type { SectionProps } from './theme-looks.ts';

export function ProductsSection({ section, tone }: SectionProps<'products'>) {
  const { layout, products, title, text } = section;
  if (layout === 'carousel') {
    return (
      <Section tone={tone}>
        <Carousel title={title} text={text}>
          {products.map((product) => (
            <ProductCard key={product.ref} product={product} sizes="(min-width: 700px) 302px, 44vw" />
          ))}
        </Carousel>
      </Section>
    );
  }
  if (layout === 'list') {
    return (
      <Section title={title} text={text} tone={tone} beside>
        <ProductLines products={products} />
      </Section>
    );
  }
  return (
    <Section title={title} text={text} tone={tone}>
      <CardGrid className="grid-cols-2">
        {products.map((product) => (
          <ProductCard key={product.ref} product={product} sizes="(min-width: 720px) min(33vw, 410px), 50vw" />
        ))}
      </CardGrid>
    </Section>
  );
}

function ProductLines({ products }: { products: SectionProps<'products'>['section']['products'] }) {
  return (
    <ul className="border-t border-line">
      {products.map((product) => (
        <li
          key={product.ref}
          data-accent={product.accent}
          className="group relative grid grid-cols-[84px_minmax(0,1fr)] items-center gap-x-5 gap-y-2 border-b border-line py-4 sm:grid-cols-[96px_minmax(0,1fr)_auto] sm:gap-x-7"
        >
          <CardMedia
            image={product.image}
            ratio="portrait"
            sizes="96px"
            className="rounded-control max-sm:row-span-2"
          />
          <div>
            <CardTitle href={product.url} level={3} className="text-h3">
              {product.title}
            </CardTitle>
            <p className="mt-1 text-small text-ink-soft">{product.purpose}</p>
            <p className="mt-1.5 flex flex-wrap items-center gap-x-4 text-caption text-ink-faint">
              {amountOf(product)}
              {product.rating && <Rating rating={product.rating} />}
            </p>
          </div>
          <p className="max-sm:col-start-2 sm:max-w-44 sm:text-right">
            <span className="block text-h3 font-semibold tracking-[-.02em]">{product.keyFact.value}</span>
            <span className="block text-caption text-ink-soft">{product.keyFact.label}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
