import type { Product } from '../../../contract/product.ts';
import { Picture } from '../../images/picture.tsx';
import { ProductLabel } from './product-label.tsx';

/** Packshot, macro and label: a row that snaps on a phone, a large picture with two below it on a desktop. */
export function ProductGallery({ product }: { product: Product }) {
  const [first, ...rest] = product.images;
  const item = 'shrink-0 snap-center max-lg:w-[clamp(260px,86vw,560px)]';
  const frame = 'aspect-[4/5] w-full rounded-panel bg-accent-tint object-cover';
  return (
    <section
      aria-label={`${product.title}: изображения`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="no-scrollbar -mx-(--space-side) flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain px-(--space-side) focus-visible:rounded-panel lg:mx-0 lg:grid lg:grid-cols-2 lg:gap-[clamp(12px,1.4vw,20px)] lg:overflow-visible lg:px-0 print:block"
    >
      {first && (
        <div className={`${item} lg:col-span-2`}>
          <Picture image={first} sizes="(min-width: 1024px) 660px, 86vw" priority className={frame} />
        </div>
      )}
      {rest.map((image) => (
        <div key={image.href} className={`${item} print:hidden`}>
          <Picture image={image} sizes="(min-width: 1024px) 320px, 86vw" className={frame} />
        </div>
      ))}
      <div className={`${item} flex ${rest.length % 2 === 0 ? 'lg:col-span-2' : ''} print:hidden`}>
        <ProductLabel product={product} />
      </div>
    </section>
  );
}
