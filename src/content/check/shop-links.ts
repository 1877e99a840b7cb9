import type { Report } from './report.ts';

/** An offer leads to the product itself. The address of a shop's front page is what stands there until somebody has looked. */
export function checkShopLinks(report: Report): void {
  for (const product of report.content.all('product')) {
    for (const [index, { url, sample }] of product.data.shops.entries()) {
      const { pathname, search, hostname } = new URL(url);
      if (sample) continue;
      if (/(^|\.)example(\.|$)/.test(hostname) || (/^\/?$/.test(pathname) && search === ''))
        report.warning(
          product,
          ['shops', index, 'url'],
          'ссылка ведёт не на товар, а на главную страницу магазина',
          'откройте товар в магазине и скопируйте адрес; если его ещё нет, уберите строку или отметьте sample: true',
        );
    }
  }
}
