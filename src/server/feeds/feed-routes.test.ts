import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import ICAL from 'ical.js';
import RssParser from 'rss-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { sampleFiles, writeFiles } from '../../../fixtures/content-files.ts';
import { testContent } from '../../../fixtures/content-state.ts';
import { buildPublication } from '../../content/publishing/build-publication.ts';
import { apiRoot, endpoints } from '../../contract/endpoints.ts';
import type { Article, Event } from '../../contract/entries.ts';
import { fold } from '../../contract/file-formats.ts';
import type { Publication } from '../../store/publication.ts';
import { createReadApi } from '../data/api-connection.ts';
import type { FetchApi } from '../data/fetch-api.ts';
import { ResponseCache } from '../responses/response-cache.ts';
import { feedRoutes } from './feed-routes.ts';
import { absoluteLinks, cdata, sitemap, xml } from './xml-feeds.ts';

const origin = 'https://vitime.example';
let dir: string;
let publication: Publication;

beforeAll(async () => {
  dir = writeFiles(await sampleFiles());
  const built = await buildPublication(dir);
  if (!built.publication) throw new Error(JSON.stringify(built.faults));
  publication = built.publication;
});
afterAll(() => rm(dir, { recursive: true }));

/** The API as far as feeds ask it, straight from a publication. */
const fetchApi: FetchApi = async (path) => {
  if (path === endpoints.addresses) return Response.json(publication.addresses);
  const body = publication.documents.find((one) => `${apiRoot}/${one.path}` === path)?.body;
  return body ? Response.json(body) : new Response('', { status: 404 });
};

function feeds(options: { fetchApi?: FetchApi; content?: ReturnType<typeof testContent> } = {}) {
  const { content = testContent({ readApi: createReadApi(options.fetchApi ?? fetchApi) }) } = options;
  const version = () => content.current().version;
  const cache = new ResponseCache({ maxBytes: 10_000_000, version, servedSince: () => 0, onFailure: () => {} });
  return feedRoutes({ content, cache, origin, now: () => new Date('2026-11-15T12:00:00Z') });
}
const textOf = async (path: string, options = {}) => (await feeds(options).request(path)).text();

const schema = (name: string) => ({
  fileName: name,
  contents: readFileSync(new URL(`xsd/${name}`, import.meta.url), 'utf8'),
});
async function faultsOf(text: string, xsd: string): Promise<string[]> {
  const result = await validateXML({
    xml: { fileName: 'feed.xml', contents: text },
    schema: schema(xsd),
    preload: schema('sitemap-image.xsd'),
  });
  return result.errors.map((error) => error.message);
}

describe('sitemap', () => {
  it('holds every address that may be indexed, as its XSD demands', async () => {
    const text = await textOf('/sitemap.xml');
    expect(await faultsOf(text, 'sitemap.xsd')).toEqual([]);
    const listed = [...text.matchAll(/<url><loc>(.+?)<\/loc>/g)].map((match) => match[1]);
    const indexed = publication.addresses.filter((address) => address.indexed);
    expect(listed).toEqual(indexed.map((address) => origin + address.path));
  });

  it('does not list what robots may not index, and dates every address', async () => {
    const text = await textOf('/sitemap.xml');
    expect(text).not.toContain(`${origin}/search<`);
    expect(text.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)?.length).toBe(text.match(/<url>/g)?.length);
    expect(text).toMatch(/<image:loc>https:\/\/vitime\.example\/media\//);
  });

  it('stays valid with signs that XML or addresses give a meaning', async () => {
    const [sample] = publication.addresses;
    if (!sample) throw new Error('no addresses');
    const odd = sitemap([{ ...sample, path: '/p/1?a&b', indexed: true }], origin);
    expect(await faultsOf(odd, 'sitemap.xsd')).toEqual([]);
    expect(odd).toContain(`<loc>${origin}/p/1?a&amp;b</loc>`);
  });

  it('is refused by its XSD when it is wrong, so the check means something', async () => {
    const good = await textOf('/sitemap.xml');
    expect(
      await faultsOf(good.replace(/<lastmod>.*?<\/lastmod>/, '<lastmod>вчера</lastmod>'), 'sitemap.xsd'),
    ).not.toEqual([]);
    expect(await faultsOf(good.replace('<image:loc>', '<image:loc/><image:loc>'), 'sitemap.xsd')).not.toEqual([]);
  });
});

describe('the file of norms', () => {
  it('has every number and every gap of the table, for a Russian Excel', async () => {
    const response = await feeds().request('/normy.csv');
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    // `text()` would swallow the mark.
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString().slice(1).trimEnd().split('\r\n');
    expect(new Set(lines.map((line) => line.split(';').length))).toEqual(new Set([8]));
    expect(lines).toContain(
      'Железо;Минералы;Физиологическая потребность;Беременные, второй и третий триместры;33;мг;МР 2.3.1.0253-21;',
    );
    expect(lines).toContain('Витамин B1;Витамины;Для маркировки;Взрослые;1,4;мг;ТР ТС 022/2011, приложение 2;');
    expect(lines.join('\n')).toMatch(/^Магний;Минералы;Не больше в суточной порции добавки;Взрослые;;мг;.*не сверено/m);
    expect(lines.join('\n')).toMatch(
      /^Цинк;Минералы;Верхний допустимый уровень;4–6 лет;10;мг;EFSA.*из всех источников$/m,
    );
    expect(lines).toContain(
      'Железо;Минералы;Количество, признанное безопасным;Взрослые;40;мг;EFSA, 2024;из всех источников',
    );
    expect(lines.join('\n')).toMatch(/^Магний;.*;Взрослые;250;мг;EFSA.*;только из добавок и обогащённой пищи$/m);
    expect(lines.join('\n')).toMatch(/^Железо;.*65.*;;мг;МР 2\.3\.1\.0253-21;как у других взрослых$/m);
  });
});

describe('rss', () => {
  it('gives a reader the whole text of every article', async () => {
    const feed = await new RssParser({ customFields: { item: ['content:encoded'] } }).parseString(
      await textOf('/rss.xml'),
    );
    const articles = publication.documents
      .filter(({ path }) => path.startsWith('article/'))
      .map(({ body }) => body as Article);
    expect(feed.items.map((item) => item.link).sort()).toEqual(articles.map(({ url }) => origin + url).sort());
    for (const article of articles) {
      const item = feed.items.find(({ link }) => link === origin + article.url);
      expect(item).toMatchObject({ title: article.title, guid: origin + article.url, creator: article.author.title });
      expect(item?.isoDate).toBe(new Date(article.published).toISOString());
      expect(item?.['content:encoded']).toContain(absoluteLinks(article.body, origin));
    }
  });

  it('keeps text from breaking out of XML', () => {
    expect(xml('a<b>&"\u0000\u0008')).toBe('a&lt;b&gt;&amp;&quot;');
    expect(cdata('a]]>b')).toBe('<![CDATA[a]]]]><![CDATA[>b]]>');
    expect(absoluteLinks('<a href="/x"><img src="/y"><a href="//z"><a href="#i">', origin)).toBe(
      `<a href="${origin}/x"><img src="${origin}/y"><a href="//z"><a href="#i">`,
    );
  });
});

describe('calendars', () => {
  const events = () =>
    publication.documents.filter(({ path }) => path.startsWith('event/')).map(({ body }) => body as Event);
  const parse = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

  it('are read by a calendar program, one with all events and one for each', async () => {
    expect(parse(await textOf('/events.ics'))).toHaveLength(events().length);
    for (const event of events()) {
      const [read, ...others] = parse(await textOf(`${event.url}.ics`));
      expect(others).toEqual([]);
      expect(read?.summary.replaceAll('\u00a0', ' ')).toBe(event.title.replaceAll('\u00a0', ' '));
      expect(read?.startDate.toJSDate().toISOString()).toBe(new Date(event.start).toISOString());
      expect(read?.endDate.toJSDate().toISOString()).toBe(new Date(event.end).toISOString());
      expect(read?.uid).toBe(`${event.slug}@vitime.example`);
    }
  });

  it('have lines of at most 75 octets, whole characters and no bare line ends', async () => {
    const text = await textOf('/events.ics');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    const long = `DESCRIPTION:${'Здоровье 😀 '.repeat(30)}`;
    expect(fold(long).replaceAll('\r\n ', '')).toBe(long);
  });

  it('do not exist for an event that does not', async () => {
    expect((await feeds().request('/events/none.ics')).status).toBe(404);
  });
});

describe('small files', () => {
  it('robots.txt cleans tracking parameters in the one group it has', async () => {
    const text = await textOf('/robots.txt');
    expect(text.match(/^User-agent:/gm)).toHaveLength(1);
    expect(text).toContain(
      'Clean-param: utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&ysclid&gclid&ac_stat&erid /',
    );
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('llms.txt names every product, component and article with its address', async () => {
    const text = await textOf('/llms.txt');
    expect(text).toMatch(/^# VitimePro\n\n> /);
    for (const { path, kind } of publication.addresses)
      if (['product', 'component', 'article', 'theme'].includes(kind)) expect(text).toContain(`](${origin}${path})`);
  });

  it('security.txt has a contact and expires within a year', async () => {
    const text = await textOf('/.well-known/security.txt');
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain('Expires: 2027-05-01T00:00:00.000Z');
  });

  it('opensearch.xml and the manifest describe the site', async () => {
    expect(await textOf('/opensearch.xml')).toContain(`template="${origin}/search?q={searchTerms}"`);
    const manifest = JSON.parse(await textOf('/manifest.webmanifest'));
    expect(manifest).toMatchObject({ lang: 'ru', start_url: '/', short_name: 'VitimePro' });
    for (const { src } of manifest.icons) expect(() => readFileSync(`public${src}`)).not.toThrow();
  });
});

describe('every feed', () => {
  it.each([
    '/rss.xml',
    '/events.ics',
    '/normy.csv',
    '/llms.txt',
    '/.well-known/security.txt',
    '/opensearch.xml',
    '/manifest.webmanifest',
  ])('does not exist where an API does not offer what it is made of: %s', async (path) => {
    const needed = [endpoints.site, endpoints.addresses, endpoints.page('norms')] as const;
    const poor: FetchApi = async (call) =>
      needed.some((one) => one === call) ? new Response('', { status: 404 }) : fetchApi(call);
    expect((await feeds({ fetchApi: poor }).request(path)).status).toBe(404);
  });

  const paths = [
    '/robots.txt',
    '/sitemap.xml',
    '/rss.xml',
    '/events.ics',
    '/llms.txt',
    '/.well-known/security.txt',
    '/opensearch.xml',
    '/manifest.webmanifest',
  ];

  it.each(paths)('%s has an ETag, is cached and made anew for a new version', async (path) => {
    let calls = 0;
    const counting: FetchApi = (asked) => {
      calls += 1;
      return fetchApi(asked);
    };
    const content = testContent({ readApi: createReadApi(counting) });
    const app = feeds({ content });
    const first = await app.request(path);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, etag !== '']).toEqual([200, true]);
    const callsOnce = calls;
    const again = await app.request(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, calls]).toEqual([304, callsOnce]);
    expect((await app.request(path, { method: 'HEAD' })).headers.get('etag')).toBe(etag);
    content.publish({ version: 'v2' });
    await app.request(path);
    expect(calls).toBe(callsOnce * 2);
  });

  it('is served from the previous version while the API is away', async () => {
    const content = testContent({ readApi: createReadApi(fetchApi) });
    const app = feeds({ content });
    const before = await (await app.request('/rss.xml')).text();
    content.publish({ version: 'v2', readApi: async () => ({ ok: false, status: 503 }) });
    expect(await (await app.request('/rss.xml')).text()).toBe(before);
  });
});
