import { useEffect, useState } from 'react';
import type { Product } from '../../../contract/product.ts';
import { ShopButton } from '../../campaign/shop-button.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { usePageMark } from '../../ui/use-page-mark.ts';
import { shopsId } from './product-contents.tsx';
import type { ShopSheet } from './shop-sheet.tsx';

/** On a phone: shown once the shop buttons have scrolled out of view. */
export function BuyBar({ product }: { product: Product }) {
  const [shown, setShown] = useState(false);
  const [open, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<typeof ShopSheet | null>(null);
  const only = product.shops.length === 1 ? product.shops[0] : undefined;

  useEffect(() => {
    const shops = document.getElementById(shopsId);
    if (!shops) return;
    // Everything below the window counts as visible, so that jumping over the buttons counts as passing them.
    const watcher = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 100000px 0px',
    });
    watcher.observe(shops);
    return () => watcher.disconnect();
  }, []);

  usePageMark('data-buy-bar', shown);

  useEffect(() => {
    // Wide screens never show the bar.
    if (!shown || only || Sheet) return;
    import('./shop-sheet.tsx').then(
      (loaded) => setSheet(() => loaded.ShopSheet),
      () => {},
    );
  }, [shown, only, Sheet]);

  function buy() {
    if (Sheet) setOpen(true);
    // Without a connection the buttons above lead to the same shops.
    else window.location.hash = shopsId;
  }

  if (product.shops.length === 0) return null;
  return (
    <>
      <div
        inert={!shown}
        className={cx(
          'buy-bar fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 bg-page px-side pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-float transition-transform duration-(--motion-page) ease-out lg:hidden print:hidden',
          !shown && 'translate-y-[110%]',
        )}
      >
        <p className="min-w-0 grow">
          <span className="line-clamp-1 text-small leading-tight font-semibold">{product.title}</span>
          <span className="text-caption text-ink-faint">{product.quantity}</span>
        </p>
        {only ? (
          <ShopButton shop={only} url={only.productUrl} variant="primary" />
        ) : (
          <Button aria-haspopup="dialog" onClick={buy}>
            Купить
          </Button>
        )}
      </div>
      {Sheet && <Sheet product={product} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
