import type { ItemList, Product as ProductData, WithContext } from 'schema-dts';
import type { Series } from '../../../contract/entries.ts';
import type { Product } from '../../../contract/product.ts';
import { productForms } from '../../../contract/vocabulary.ts';
import type { SiteIdentity } from './organization.ts';

/**
 * Search engines require a rating, a review or an offer. The site shows no price, so there is no offer; and what is
 * made up is told to no machine, which could not see the mark «Образец».
 */
export function productData(product: Product, { origin, brand }: SiteIdentity): WithContext<ProductData> {
  const reviews = product.reviews.filter(({ sample }) => !sample);
  const rating = reviews.length === product.reviews.length ? product.rating : null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.lead,
    url: origin + product.url,
    image: product.images.map((image) => origin + image.href),
    category: product.seriesTitle,
    brand: { '@type': 'Brand', name: brand },
    ...(!product.maker.sample && {
      manufacturer: { '@type': 'Organization', name: product.maker.name, address: product.maker.address },
    }),
    additionalProperty: properties(product).map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(reviews.length > 0 && {
      review: reviews.map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.author },
        datePublished: review.date,
        reviewBody: review.text,
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
      })),
    }),
  };
}

function properties({ form, quantity, composition, certificate }: Product): [name: string, value: string][] {
  return [
    ['Форма', productForms[form]],
    ['Количество', quantity],
    ...composition.rows.map((row): [string, string] => [row.name, row.amountText]),
    ...(certificate.sample ? [] : [registered(certificate.number)]),
  ];
}

const registered = (number: string): [name: string, value: string] => [
  'Свидетельство о государственной регистрации',
  number,
];

export function seriesData(series: Series, { origin }: SiteIdentity): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: series.title,
    description: series.lead,
    url: origin + series.url,
    numberOfItems: series.products.length,
    itemListElement: series.products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.title,
      url: origin + product.url,
    })),
  };
}
