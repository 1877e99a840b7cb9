import { useEffect, useState } from 'react';
import type { Product } from '../../../contract/product.ts';
import { ShopButton } from '../../campaign/shop-list.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { shopsId } from './product-anchors.ts';

/** On a phone: the way to buy stays at hand once the shop buttons have scrolled away. */
export function BuyBar({ product }: { product: Product }) {
  const [shown, setShown] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const shops = document.getElementById(shopsId);
    if (!shops) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry) setShown(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    watcher.observe(shops);
    return () => watcher.disconnect();
  }, []);

  if (product.shops.length === 0) return null;
  const only = product.shops.length === 1 ? product.shops[0] : undefined;
  return (
    <>
      <div
        inert={!shown}
        className={cx(
          'fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 bg-page px-(--space-side) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-float transition-transform duration-(--motion-page) ease-out lg:hidden print:hidden',
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
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Купить
          </Button>
        )}
      </div>
      {!only && (
        <Sheet open={open} onClose={() => setOpen(false)} title="Где купить">
          <ul className="grid gap-2">
            {product.shops.map((shop, index) => (
              <li key={shop.id}>
                <ShopButton
                  shop={shop}
                  url={shop.productUrl}
                  variant={index === 0 ? 'primary' : 'secondary'}
                  size="large"
                  wide
                />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-small font-semibold">{product.warning}</p>
        </Sheet>
      )}
    </>
  );
}
