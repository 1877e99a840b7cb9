/** Parameters that never change what a page shows. Yandex joins addresses that differ only in these. */
const trackingParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'yclid',
  'ysclid',
  'gclid',
  'ac_stat',
  'erid',
];

/**
 * One group for everybody: a group of its own for Yandex would have to repeat every rule, since `*` is then ignored.
 * Searches and filter states are not forbidden here: a robot must read them to learn that they are not for the index.
 */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /__gallery',
    `Clean-param: ${trackingParameters.join('&')} /`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
