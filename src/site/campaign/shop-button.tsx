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
