import { rememberLanding } from './memory.ts';
import { type ShopData, shopUrl } from './shop-url.ts';

/* Before the page's code: who is quicker comes to the shop with his campaign, too. See `before-scripts.ts`. */
const { pathname, search } = window.location;
const campaign = rememberLanding(search);
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-shop]')) {
  const shop = JSON.parse(link.dataset.shop ?? '') as ShopData;
  link.href = shopUrl(shop, shop.url, pathname, campaign);
}
