import { useLocation } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { classifyUrl } from '../../contract/safe-url.ts';
import { reportGoal } from '../counters/goals.ts';
import { noCampaign } from './campaign.ts';
import { keepLastShop } from './last-shop.ts';
import { currentCampaign, onCampaignChange } from './memory.ts';
import { type ShopData, type ShopRules, shopUrl } from './shop-url.ts';

export interface ShopLinkProps {
  shop: ShopRules;
  url: string;
  className?: string;
  children: ReactNode;
}

const middleButton = 1;

/**
 * The server's HTML has the link of a visitor without a campaign. `mark-shop-links.ts` updates `href` itself before the
 * page's code is there, and this component after hydration, so that a middle click and "copy link" get the right address
 * too.
 */
export function ShopLink({ shop, url, className, children }: ShopLinkProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const campaign = useSyncExternalStore(onCampaignChange, currentCampaign, () => noCampaign);
  if (classifyUrl(url) !== 'external') return <span className={className}>{children}</span>;

  const report = (event: MouseEvent) => {
    if (event.type !== 'click' && event.button !== middleButton) return;
    reportGoal({ name: 'shop-click', shop: shop.id });
    keepLastShop(shop.id);
  };
  return (
    <a
      href={shopUrl(shop, url, pathname, campaign)}
      data-shop={JSON.stringify({
        url,
        campaignTemplate: shop.campaignTemplate,
        params: shop.params,
      } satisfies ShopData)}
      suppressHydrationWarning
      className={className}
      target="_blank"
      rel="noopener"
      onClick={report}
      onAuxClick={report}
    >
      {children}
    </a>
  );
}
