import { type MouseEvent, useState } from 'react';
import { endpoints } from '../../../contract/endpoints.ts';
import type { Product } from '../../../contract/product.ts';
import type { ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import { readFromOrigin } from '../../api-client/browser-reader.ts';
import { shopsId } from '../../campaign/last-shop.ts';
import type { ShopSheet } from '../../campaign/shop-sheet.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The shops of a product, asked for when they are wanted; without scripts or a connection its page has them. */
export function BuyProduct({ product: { ref, title, url } }: { product: ShelfProduct }) {
  const [sheet, setSheet] = useState<{ Sheet: typeof ShopSheet; product: Product } | null>(null);
  const [isOpen, setOpen] = useState(false);
  async function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const href = event.currentTarget.href;
    const [series = '', slug = ''] = ref.split('/');
    try {
      const [{ ShopSheet: Sheet }, reading] = await Promise.all([
        import('../../campaign/shop-sheet.tsx'),
        readFromOrigin(endpoints.product, { series, slug }),
      ]);
      if (!reading.ok) throw new Error(`no shops of ${ref}`);
      setSheet({ Sheet, product: reading.data });
      setOpen(true);
    } catch {
      window.location.href = href;
    }
  }
  return (
    <>
      <ButtonLink href={`${url}#${shopsId}`} size="small" aria-label={`Купить: ${title}`} onClick={choose}>
        Купить
      </ButtonLink>
      {sheet && <sheet.Sheet product={sheet.product} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
