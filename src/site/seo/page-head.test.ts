import { notFound } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import type { Pagination, Seo } from '../../contract/common.ts';
import type { HeadData } from './page-head.ts';
import { pageHead } from './page-head.ts';

const origin = 'https://vitime.example';
const seo: Seo = {
  meta_title: 'Омега-3 — VitimePro',
  meta_description: 'Описание',
  og_image: '/share/0123456789abcdef0123.jpg',
  og_title: 'Омега-3',
  og_description: 'Для соцсетей',
  og_type: 'product',
  og_url: '/daily/omega-3',
  robot_advanced: '',
};
const errorSeo: Seo = { ...seo, meta_title: 'Страница не найдена', robot_advanced: 'noindex, follow', og_url: '' };
const root = { loaderData: { settings: { origin }, errorPage: { seo: errorSeo } } };
const pageOf = (page: number, pages = 3, total = 36): Pagination => ({ page, pages, total, perPage: 12 });

function head(pathname: string, loaderData?: HeadData, loaderDeps?: unknown) {
  const { meta, links } = pageHead({ loaderData, match: { pathname, loaderDeps }, matches: [root] });
  const tags = meta as { title?: string; name?: string; property?: string; content?: string }[];
  return {
    title: tags.find((tag) => tag.title)?.title,
    meta: (name: string) => tags.find((tag) => tag.name === name || tag.property === name)?.content,
    link: (rel: string) => (links as { rel: string; href: string }[]).find((link) => link.rel === rel)?.href,
  };
}

const filters = (changes: object) =>
  ({
    seo,
    facets: [{ key: 'form', title: 'Форма', options: [{ value: 'drops', title: '', count: 1, selected: false }] }],
    sort: 'popular',
    ignored: [],
    items: [],
    relaxations: [],
    pagination: pageOf(1),
    ...changes,
  }) as HeadData;

describe('pageHead', () => {
  it('writes the SEO fields, a canonical address and the sharing picture with its size', () => {
    const page = head('/daily/omega-3', { seo });
    expect(page.title).toBe('Омега-3 — VitimePro');
    expect(page.link('canonical')).toBe(`${origin}/daily/omega-3`);
    expect(page.meta('description')).toBe('Описание');
    expect(page.meta('robots')).toBeUndefined();
    expect(page.meta('og:type')).toBe('product');
    expect(page.meta('og:url')).toBe(`${origin}/daily/omega-3`);
    expect(page.meta('og:image')).toBe(`${origin}/share/0123456789abcdef0123.jpg`);
    expect(page.meta('og:image:width')).toBe('1200');
    expect(page.meta('og:image:height')).toBe('630');
    expect(page.meta('twitter:card')).toBe('summary_large_image');
  });

  it('lets the content say what robots may do', () => {
    expect(head('/', { seo }).link('canonical')).toBe(`${origin}/`);
    expect(head('/about', { seo: { ...seo, robot_advanced: 'noindex' } }).meta('robots')).toBe('noindex');
  });

  it('puts what was searched for before the title, and the page after it', () => {
    const results = { query: 'магний б6', pagination: pageOf(2) };
    expect(head('/search', { seo, results }).title).toBe('магний б6 — Омега-3 — VitimePro · страница 2');
    expect(head('/search', { seo, results: { query: '', pagination: pageOf(1) } }).title).toBe('Омега-3 — VitimePro');
  });

  it('hides errors and searches from robots', () => {
    const missing = head('/nothing/here');
    expect(missing.title).toBe('Страница не найдена');
    expect(missing.meta('robots')).toBe('noindex, follow');
    expect(missing.link('canonical')).toBe(`${origin}/nothing/here`);
    expect(head('/search', { seo }).meta('robots')).toBe('noindex, follow');
    expect(pageHead({ match: { pathname: '/x' }, matches: [{}] }).meta).toContainEqual({
      name: 'robots',
      content: 'noindex, follow',
    });
  });

  it('has a title of its own for each kind of trouble', () => {
    const errorPage = { seo: errorSeo, fault: { meta_title: 'Не открывается' }, offline: { meta_title: 'Нет связи' } };
    const titleFor = (error: unknown) =>
      pageHead({
        match: { pathname: '/x', error },
        matches: [{ loaderData: { settings: { origin }, errorPage } }],
      }).meta.find((tag) => 'title' in tag);
    // The server keeps the error of the loader; an unmatched address has none.
    expect(titleFor(undefined)).toEqual({ title: 'Страница не найдена' });
    expect(titleFor(notFound())).toEqual({ title: 'Страница не найдена' });
    expect(titleFor(new Error('anything'))).toEqual({ title: 'Не открывается' });
  });

  it('hides every state of the filter but the plain list', () => {
    const robots = (changes: object) => head('/products-filters', filters(changes)).meta('robots');
    expect(robots({})).toBeUndefined();
    const selected = { key: 'form', title: '', options: [{ value: 'drops', title: '', count: 1, selected: true }] };
    for (const state of [
      { facets: [selected] },
      { sort: 'title' },
      { pagination: pageOf(2) },
      { pagination: pageOf(1, 1, 0) },
      { ignored: ['form=stones'] },
    ])
      expect(robots(state), JSON.stringify(state)).toBe('noindex, follow');
  });

  it('links the pages of a list and keeps the canonical address without a query', () => {
    const page = head('/articles', { seo, pagination: pageOf(2) }, { topic: 'sleep', page: '2' });
    expect(page.link('canonical')).toBe(`${origin}/articles`);
    expect(page.link('prev')).toBe('/articles?topic=sleep');
    expect(page.link('next')).toBe('/articles?topic=sleep&page=3');
    expect(page.title).toBe('Омега-3 — VitimePro · страница 2');
    const first = head('/articles/', { seo, pagination: pageOf(1) }, {});
    expect(first.link('canonical')).toBe(`${origin}/articles`);
    expect(first.link('prev')).toBeUndefined();
    expect(first.link('next')).toBe('/articles?page=2');
    expect(head('/articles', { seo, pagination: pageOf(3) }, {}).link('next')).toBeUndefined();
  });

  it('offers events as a calendar', () => {
    expect(head('/events/den', { seo }).link('alternate')).toBe('/events/den.ics');
    expect(head('/events/', { seo }).link('alternate')).toBe('/events.ics');
    expect(head('/events/none').link('alternate')).toBeUndefined();
  });
});
