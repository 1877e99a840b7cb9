import { expect, it } from 'vitest';
import { keptPagesMark, offlinePaths } from '../../contract/offline.ts';
import type { ReadApi } from '../../contract/request-context.ts';
import { knownPhone, lastResortPage, offlinePage, overloadPage } from './built-in-pages.ts';

const offline = {
  title: 'Связь<br><em>прервалась</em>',
  text: 'Страница откроется сама.',
  retry: 'Проверить',
  meta_title: 'Нет связи',
  image: { href: '/media/1/w1600.webp', srcset: { w960: '/media/1/w960.webp' }, alt: 'Телефон «под» зонтом & дождь' },
};
const site = { phones: [{ label: '', number: '+78001234567', text: '8\u00a0800\u00a0123-45-67' }] };

const reads = (data: { error?: unknown; site?: unknown }) =>
  (async (endpoint: string) => {
    const found = endpoint.includes('error') ? data.error : data.site;
    return found ? { ok: true, data: found } : { ok: false, status: 404 };
  }) as unknown as ReadApi;
const text = ({ body }: { body: Buffer }) => body.toString();

it('the page for the time without a network has the editors’ words, their picture, the telephone and a place for a list', async () => {
  const html = text(await offlinePage({ readApi: reads({ error: { offline }, site }) }));
  expect(html).toContain(`<h1>${offline.title}</h1>`);
  expect(html).toContain('src="/media/1/w960.webp" alt="Телефон «под» зонтом &amp; дождь"');
  expect(html).toContain('<a class="phone" href="tel:+78001234567">8\u00a0800\u00a0123-45-67</a>');
  expect(html).toContain(keptPagesMark);
  expect(html).toContain(`src="${offlinePaths.script}"`);
});

it('it has words of its own where the editors have none, and no telephone that nobody knows', async () => {
  const html = text(await offlinePage({ readApi: reads({}) }));
  expect(html).toContain('<h1>Связь прервалась</h1>');
  expect(html).not.toContain('tel:');
});

it('a fault is told in the type of the site, with its name, a picture and the telephone', async () => {
  const phone = await knownPhone(reads({ site }));
  for (const html of [text(lastResortPage(phone)), text(overloadPage)]) {
    expect(html).toContain(`url(${offlinePaths.font})`);
    expect(html).toContain('logo-image.svg');
    expect(html).toContain('<img src="/trouble.webp"');
  }
  expect(text(lastResortPage(phone))).toContain('tel:+78001234567');
});

it('a reader that fails costs the telephone, not the page', async () => {
  const away = (() => Promise.reject(new Error('away'))) as unknown as ReadApi;
  expect(await knownPhone(away)).toBeUndefined();
});
