import type { ProductCard } from '../../contract/cards.ts';
import { searchKinds } from '../../contract/query-vocabulary.ts';
import type { Site } from '../../contract/site.ts';
import type { Address } from '../../contract/site-node.ts';
import { keysOf, productForms } from '../../contract/vocabulary.ts';

/** The catalogue as plain Markdown, in the layout of llmstxt.org. */
export function llmsText(
  { site, products, addresses }: { site: Site; products: readonly ProductCard[]; addresses: readonly Address[] },
  origin: string,
): string {
  const ofKind = (kind: string) =>
    addresses
      .filter((address) => address.indexed && address.kind === kind)
      .map((address) => entry(address.title, address.path, address.description));
  const entry = (title: string, path: string, about: string) =>
    `- [${label(title)}](${origin}${path}): ${plain(about)}`;
  const sections: [title: string, lines: string[]][] = [
    ...site.series.map((series): [string, string[]] => [
      `Серия «${series.title}»`,
      [
        entry('О серии', series.url, series.tagline),
        ...products
          .filter((product) => product.series === series.slug)
          .map((product) => entry(product.title, product.url, describe(product))),
      ],
    ]),
    ['Подборки под задачу', ofKind('theme')],
    ...keysOf(searchKinds)
      .filter((kind) => kind !== 'product' && kind !== 'series')
      .map((kind): [string, string[]] => [searchKinds[kind], ofKind(kind)]),
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

function describe({ purpose, form, quantity, keyFact }: ProductCard): string {
  return `${purpose.replace(/\.$/, '')}. ${productForms[form]}, ${quantity}; ${keyFact.value} — ${keyFact.label}`;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const label = (text: string) => plain(text).replace(/[[\]]/g, '\\$&');
