import { pagePaths } from '../../contract/paths.ts';
import type { Site } from '../../contract/site.ts';
import { declaration, xml } from './xml.ts';

const monthsValid = 6;

/** RFC 9116 wants a date of expiry; counted from the first of the month, so that it does not change with every request. */
export function securityText(site: Site, origin: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsValid, 1));
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ru, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

export function humansText(site: Site, origin: string): string {
  return [
    '/* КОМАНДА */',
    `Бренд: ${site.brand.name}`,
    `Компания: ${site.company.name}`,
    `Почта: ${site.email}`,
    `Люди: ${origin}${pagePaths.specialists}`,
    '',
    '/* САЙТ */',
    'Язык: русский',
    `Адрес: ${origin}/`,
    'Технологии: React, TanStack Start, Hono, PostgreSQL',
    'Шрифт: Onest',
    '',
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

/** OpenSearch 1.1: lets a browser search the site from its address bar. */
export function openSearchDescription(site: Site, origin: string): string {
  return `${declaration}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xml(site.brand.name.slice(0, 16))}</ShortName>
<Description>${xml(`Поиск по сайту ${site.brand.name}: продукты, компоненты, статьи`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>ru</Language>
<Image width="32" height="32" type="image/x-icon">${xml(`${origin}/favicon.ico`)}</Image>
<Url type="text/html" method="get" template="${xml(`${origin}${pagePaths.search}?q={searchTerms}`)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${xml(`${origin}/opensearch.xml`)}"/>
</OpenSearchDescription>
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
