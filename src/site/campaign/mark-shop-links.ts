import { rememberLanding } from './memory.ts';
import { type ShopData, shopUrl } from './shop-url.ts';

/*
 * Stands inline at the end of a page: who is quicker than the page's code comes to the shop with his campaign, too. See
 * `server-entry.ts`.
 */
const { pathname, search } = window.location;
const campaign = rememberLanding(search);
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-shop]')) {
  const shop = JSON.parse(link.dataset.shop ?? '') as ShopData;
  link.href = shopUrl(shop, shop.url, pathname, campaign);
}
