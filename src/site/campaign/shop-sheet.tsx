import type { Product } from '../../contract/product.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ShopButton } from './shop-button.tsx';

interface ShopSheetProps {
  product: Pick<Product, 'shops' | 'warning'>;
  open: boolean;
  onClose: () => void;
}

/** Where a product is sold, over the page. */
export function ShopSheet({ product, open, onClose }: ShopSheetProps) {
  return (
    <Dialog kind="sheet" open={open} onClose={onClose} title="Где купить">
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
    </Dialog>
  );
}
