import { ZoomIn } from 'lucide';
import { type MouseEvent, useState } from 'react';
import type { Product } from '../../../contract/product.ts';
import { Picture } from '../../images/picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PictureZoom } from './picture-zoom.tsx';

/** A row that snaps on a phone, a column on a desktop. Each picture opens in full screen. */
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
      // Opens the picture itself, as without scripts.
      () => href && window.location.assign(href),
    );
  }

  return (
    <>
      <section
        aria-label={`${product.title}: изображения`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="no-scrollbar flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain px-side [grid-area:gallery] focus-visible:rounded-panel md:px-0 print:px-0 lg:overflow-visible xl:sticky xl:top-[calc(var(--header-height)+16px)] xl:flex-col"
      >
        {images.map((image, index) => (
          <a
            key={image.href}
            href={image.href}
            onClick={(event) => enlarge(event, index)}
            className="gallery-picture group relative aspect-[20/21] w-[min(86vw,60dvh)] flex-none md:aspect-[4/5] md:w-full cursor-zoom-in snap-center overflow-hidden rounded-panel bg-accent-tint focus-visible:rounded-panel max-lg:focus-visible:-outline-offset-5 lg:w-full lg:max-xl:not-only:aspect-[3/4] lg:max-xl:not-only:flex-1 xl:not-first:aspect-[4/3]"
          >
            <span className="sr-only">Увеличить: </span>
            <Picture
              image={image}
              sizes="(min-width: 80rem) 530px, (min-width: 48rem) 50vw, 86vw"
              priority={index === 0}
              className="size-full object-cover"
            />
            <span className="absolute right-3.5 bottom-3.5 flex items-center gap-2 rounded-full bg-page/92 px-2.5 py-2 text-caption leading-none transition-[scale] duration-(--motion-quick) group-hover:scale-108 print:hidden">
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
