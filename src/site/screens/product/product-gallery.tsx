import { ZoomIn } from 'lucide';
import { type MouseEvent, useState } from 'react';
import type { Product } from '../../../contract/product.ts';
import { Picture } from '../../images/picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PictureZoom } from './picture-zoom.tsx';

/** Packshot and close-ups: a row that snaps on a phone, one under another on a desktop. Each opens large. */
export function ProductGallery({ product }: { product: Product }) {
  const [Zoom, setZoom] = useState<typeof PictureZoom | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const { images } = product;

  function enlarge(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
    const { href } = images[index] ?? {};
    import('./picture-zoom.tsx').then(
      (loaded) => setZoom(() => loaded.PictureZoom),
      // Without its code the picture still opens, as it does without scripts.
      () => href && window.location.assign(href),
    );
  }

  return (
    <>
      <section
        aria-label={`${product.title}: изображения`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="product-gallery no-scrollbar focus-visible:rounded-panel"
      >
        {images.map((image, index) => (
          <a
            key={image.href}
            href={image.href}
            onClick={(event) => enlarge(event, index)}
            className="gallery-picture group"
          >
            <span className="sr-only">Увеличить: </span>
            <Picture
              image={image}
              sizes="(min-width: 80rem) 420px, (min-width: 64rem) 520px, 86vw"
              priority={index === 0}
              className="size-full object-cover"
            />
            <span className="gallery-mark print:hidden">
              {images.length > 1 && (
                <span className="lg:hidden">
                  {index + 1}&thinsp;/&thinsp;{images.length}
                </span>
              )}
              <Icon of={ZoomIn} size={20} />
            </span>
          </a>
        ))}
      </section>
      {Zoom && <Zoom title={product.title} images={images} shown={shown} onClose={() => setShown(null)} />}
    </>
  );
}
