import { expect, it } from 'vitest';
import type { Product } from '../../../contract/product.ts';
import { productData } from './product.ts';

const review = (id: string, sample: boolean) => ({
  id,
  author: 'Анна',
  date: '2026-09-01',
  rating: 5,
  text: id,
  sample,
});

const product = (reviews: ReturnType<typeof review>[], sample: boolean) =>
  ({
    title: 'Омега-3',
    lead: '',
    url: '/daily/omega-3',
    images: [],
    seriesTitle: 'Каждый день',
    form: 'softgels',
    quantity: '60 капсул',
    composition: { rows: [] },
    certificate: { number: 'RU.77.99', sample },
    maker: { name: 'Завод', address: 'Подольск', sample },
    rating: { value: 4.5, count: reviews.length },
    reviews,
  }) as unknown as Product;

const told = (...given: Parameters<typeof product>) =>
  JSON.stringify(productData(product(...given), { origin: 'https://a.example', brand: 'VitimePro' }));

it('tells search engines of real reviews, their rating, the maker and the certificate', () => {
  const data = told([review('real', false)], false);
  for (const word of ['real', '"reviewCount":1', 'Завод', 'RU.77.99']) expect(data).toContain(word);
});

it('tells them nothing that is made up, and no rating that counts it', () => {
  const data = told([review('real', false), review('made-up', true)], true);
  expect(data).toContain('real');
  for (const word of ['made-up', 'AggregateRating', 'Завод', 'RU.77.99']) expect(data).not.toContain(word);
});
