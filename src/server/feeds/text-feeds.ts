import { searchKinds } from '../../contract/query-vocabulary.ts';
import type { Site } from '../../contract/site.ts';
import type { Address } from '../../contract/site-node.ts';
import { keysOf } from '../../contract/vocabulary.ts';

/** Parameters that never change what a page shows. Yandex joins addresses that differ only in these. */
const trackingParameters = 'utm_source utm_medium utm_campaign utm_content utm_term yclid ysclid gclid ac_stat erid';

/**
 * One group for everybody: a group of its own for Yandex would have to repeat every rule, since `*` is then ignored.
 * Searches and filter states are not forbidden here: a robot must read them to learn that they are not for the index.
 */
export const robotsText = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /__gallery
Clean-param: ${trackingParameters.replaceAll(' ', '&')} /

Sitemap: ${origin}/sitemap.xml
`;

const monthsValid = 6;

/** RFC 9116 wants a date of expiry; counted from the first of the month, so that it does not change with every request. */
export function securityText(site: Site, origin: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsValid, 1));
  return `Contact: mailto:${site.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ru, en
Canonical: ${origin}/.well-known/security.txt
`;
}

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export function webManifest(site: Site): string {
  return JSON.stringify({
    id: '/',
    name: `${site.brand.name}: ${site.brand.slogan.charAt(0).toLowerCase()}${site.brand.slogan.slice(1)}`,
    short_name: site.brand.name,
    description: site.brand.description,
    lang: 'ru',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }).replaceAll('\u00a0', ' ');
}

/** What the site has, as plain Markdown, in the layout of llmstxt.org. */
export function llmsText(site: Site, addresses: readonly Address[], origin: string): string {
  const entry = (title: string, path: string, about: string) =>
    `- [${label(title)}](${origin}${path}): ${plain(about)}`;
  const ofKind = (kind: string) =>
    addresses
      .filter((address) => address.indexed && address.kind === kind)
      .map((address) => entry(address.title, address.path, address.description));
  const sections: [title: string, lines: string[]][] = [
    ['Подборки под задачу', ofKind('theme')],
    ...keysOf(searchKinds).map((kind): [string, string[]] => [searchKinds[kind], ofKind(kind)]),
    [
      'Optional',
      [
        entry('Описание API', '/api/v1/openapi.json', 'данные сайта в JSON'),
        entry('RSS', '/rss.xml', 'статьи целиком'),
      ],
    ],
  ];
  return [
    `# ${plain(site.brand.name)}`,
    `> ${plain(site.brand.description)}`,
    `${plain(site.warning)}. Сайт не продаёт: на страницах товаров стоят ссылки на маркетплейсы и аптеки. Язык сайта — русский.`,
    ...sections.filter(([, lines]) => lines.length > 0).map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const label = (text: string) => plain(text).replace(/[[\]]/g, '\\$&');
