import { expect, it } from 'vitest';
import { renderExample } from '../../../fixtures/render-example.tsx';
import { CardLink } from './card-link.tsx';

const card = { url: '/faq', title: 'Вопросы', label: 'Читать', image: null, icon: null, theme: 'light' as const };
const image = { href: '/media/a/w640.webp', width: 640, height: 480, srcset: {}, alt: 'Банка', color: '#eee' };

it('needs neither picture nor icon', async () => {
  const html = await renderExample(<CardLink card={card} />);
  expect(html).toContain('href="/faq"');
  expect(html).not.toContain('<img');
  expect(html.match(/<svg/g)).toHaveLength(1);
});

it('has a picture behind its words, and a veil only behind these', async () => {
  const html = await renderExample(<CardLink card={{ ...card, image }} />);
  expect(html).toContain('<img');
  expect(html.match(/card-veil(?=[" ])/g)).toHaveLength(2);
});

it('draws every icon that content may name, none of them like another', async () => {
  const names = ['home', 'search', 'catalog', 'book', 'shop', 'phone', 'leaf', 'question', 'unknown'];
  const drawn = await Promise.all(names.map((icon) => renderExample(<CardLink card={{ ...card, icon }} />)));
  expect(new Set(drawn).size).toBe(names.length);
});

it('leads out of the site where the content says so', async () => {
  const html = await renderExample(<CardLink card={{ ...card, url: 'https://www.ozon.ru/' }} />);
  expect(html).toContain('href="https://www.ozon.ru/"');
  expect(html).toContain('rel="noopener"');
});
