import { ChevronUp } from 'lucide';
import { useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import type { Product } from '../../../contract/product.ts';
import { shopsId, useLastShop } from '../../campaign/last-shop.ts';
import { ShopButton } from '../../campaign/shop-button.tsx';
import type { ShopSheet } from '../../campaign/shop-sheet.tsx';
import { compareDrawing } from '../../shelf/compare-toggle.tsx';
import { compared, useCompared } from '../../shelf/compared.ts';
import { usePageMark } from '../../state/browser-state.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** On phones and tablets: the one bar at the bottom, from the first frame. The comparison is a number in it. */
export function BuyBar({ product }: { product: Product }) {
  const [open, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<typeof ShopSheet | null>(null);
  const refs = compared(useCompared());
  const lastShop = useLastShop();
  const isSold = product.shops.length > 0;
  const isOne = product.shops.length === 1;
  const first = product.shops.find((shop) => isOne || shop.id === lastShop);
  usePageMark('data-buy-bar', isSold);

  function choose() {
    import('../../campaign/shop-sheet.tsx').then(
      (loaded) => {
        setSheet(() => loaded.ShopSheet);
        setOpen(true);
      },
      // Without a connection the buttons of the page lead to the same shops.
      () => {
        window.location.hash = shopsId;
      },
    );
  }

  if (!isSold) return null;
  return (
    <>
      <div className="buy-bar fixed inset-x-0 bottom-0 z-30 flex items-center gap-2 bg-page px-side pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] shadow-float lg:hidden noscript:hidden print:hidden">
        {refs.length > 0 && (
          <AppLink
            href={`${pagePaths.comparison}?p=${refs.join()}`}
            aria-label={`Сравнить: выбрано ${refs.length}`}
            className="relative -ml-2 inline-grid size-11 shrink-0 place-items-center rounded-full"
          >
            <Icon of={compareDrawing} size={22} />
            <span
              aria-hidden="true"
              className="absolute top-0 right-0 grid size-5 place-items-center rounded-full bg-action text-caption leading-none text-on-action"
            >
              {refs.length}
            </span>
          </AppLink>
        )}
        <p className="mr-auto min-w-0">
          <span className="line-clamp-1 text-small leading-tight font-semibold">{product.title}</span>
          <span className="line-clamp-1 text-caption text-ink-faint">{product.quantity}</span>
        </p>
        {first && <ShopButton shop={first} url={first.productUrl} variant="primary" className="shrink-0 px-5!" />}
        {first && !isOne && (
          <IconButton label="Другие магазины" aria-haspopup="dialog" onClick={choose} className="-mr-2">
            <Icon of={ChevronUp} size={22} />
          </IconButton>
        )}
        {!first && (
          <Button aria-haspopup="dialog" onClick={choose}>
            Купить
          </Button>
        )}
      </div>
      {Sheet && <Sheet product={product} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
