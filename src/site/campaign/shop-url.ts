import type { Shop } from '../../contract/cards.ts';
import type { Campaign } from './campaign.ts';
import { defaultMedium, homeCampaign, ownSource } from './campaign.ts';

export type ShopRules = Pick<Shop, 'id' | 'campaignTemplate' | 'params'>;
/** What a link to a shop is made of, as the link itself carries it. */
export type ShopData = Omit<ShopRules, 'id'> & { url: string };

/** The link to a shop with everything section 9 of the specification puts on it. */
export function shopUrl(shop: Omit<ShopRules, 'id'>, url: string, pathname: string, campaign: Campaign): string {
  const [beforeHash = '', ...hash] = url.split('#');
  const query = beforeHash.includes('?') ? beforeHash.slice(beforeHash.indexOf('?') + 1) : '';
  const given = new URLSearchParams(query);
  // Written by hand rather than through URL, which would re-encode what the shop's own link contains.
  const added = Object.entries(parametersOf(shop, pathname, campaign))
    .filter(([key]) => !given.has(key))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
  const separator =
    added === '' ? '' : !beforeHash.includes('?') ? '?' : query === '' || query.endsWith('&') ? '' : '&';
  return [beforeHash + separator + added, ...hash].join('#');
}

function parametersOf(shop: Omit<ShopRules, 'id'>, pathname: string, campaign: Campaign): Record<string, string> {
  const name = campaign.utm_campaign ?? campaignOfPath(pathname);
  return {
    hs: '1',
    utm_source: [ownSource, campaign.utm_source, campaign.utm_medium].filter(Boolean).join('_'),
    utm_medium: campaign.utm_medium ?? defaultMedium,
    utm_campaign: shop.campaignTemplate?.replaceAll('{name}', () => name) ?? name,
    ...(campaign.ac_stat ? { utm_content: campaign.ac_stat } : {}),
    ...shop.params,
  };
}

/** `/daily/omega-3` → `daily_omega-3`. */
export function campaignOfPath(pathname: string): string {
  return pathname.split('/').filter(Boolean).join('_') || homeCampaign;
}
