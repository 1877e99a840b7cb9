import { ArrowUpRight } from 'lucide';
import type { Shop } from '../../contract/cards.ts';
import { buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { ShopLink } from './shop-link.tsx';

interface ShopButtonProps {
  shop: Shop;
  /** The product's page at the shop; the brand's page when left out. */
  url?: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
  className?: string;
}

/** One way to buy. */
export function ShopButton({ shop, url, variant = 'secondary', size, wide, className }: ShopButtonProps) {
  return (
    <ShopLink shop={shop} url={url ?? shop.url} className={cx(buttonClass({ variant, size, wide }), className)}>
      {shop.title}
      <Icon of={ArrowUpRight} size={18} />
    </ShopLink>
  );
}

interface ShopListProps {
  shops: (Shop & { productUrl?: string })[];
  /** `buttons` beside a product; `rows` with delivery and notes on «Где купить». */
  layout?: 'buttons' | 'rows';
  /** Names the list for screen readers. */
  label?: string;
  className?: string;
}

export function ShopList({ shops, layout = 'buttons', label = 'Магазины', className }: ShopListProps) {
  if (layout === 'buttons') {
    return (
      <ul aria-label={label} className={cx('flex flex-wrap gap-2', className)}>
        {shops.map((shop, index) => (
          <li key={shop.id}>
            <ShopButton shop={shop} url={shop.productUrl} variant={index === 0 ? 'primary' : 'secondary'} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul aria-label={label} className={cx('border-t border-line', className)}>
      {shops.map((shop) => (
        <li
          key={shop.id}
          className="grid gap-x-8 gap-y-2 border-b border-line py-6 sm:grid-cols-[1fr_1.6fr_auto] sm:items-center"
        >
          <p className="text-h3 font-semibold tracking-[-.02em]">{shop.title}</p>
          <div>
            <p className="text-small">{shop.delivery}</p>
            <p className="mt-1 text-caption text-ink-faint">{shop.note}</p>
          </div>
          <ShopLink
            shop={shop}
            url={shop.productUrl ?? shop.url}
            className={cx(buttonClass({ variant: 'secondary', size: 'small' }), 'justify-self-start')}
          >
            <span>
              В магазин<span className="sr-only"> {shop.title}</span>
            </span>
            <Icon of={ArrowUpRight} size={18} />
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
