import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { audit, type Rule, report, rules } from './audit.ts';
import { readPage } from './page.ts';

const origin = 'https://vitime.example';

/** A small site without a fault; every test breaks one thing of it. */
interface Fixture {
  pages: Map<string, PageSource>;
  sitemap: string[];
  pictures: Map<string, { type: string; bytes: Uint8Array }>;
}

interface PageSource {
  status: number;
  location?: string;
  html: string;
}

let jpeg: Uint8Array;
let smallJpeg: Uint8Array;
beforeAll(async () => {
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1f46e0' } })
      .jpeg()
      .toBuffer();
  [jpeg, smallJpeg] = await Promise.all([draw(1200, 630), draw(600, 315)]);
});

const breadcrumbs = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Главная', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Страница' },
  ],
});

function page(path: string, name: string): PageSource {
  const html = `<!doctype html><html lang="ru"><head>
<title>${name} — страница сайта VitimePro</title>
<meta name="description" content="${name}: описание, которого хватает поиску, чтобы рассказать о странице &amp; позвать читателя.">
<link rel="canonical" href="${origin}${path}">
<meta property="og:image" content="${origin}/share/one.jpg"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${breadcrumbs}</script></head>
<body><h1 id="top">${name}</h1><!-- <a href="/commented-out"> --><img src="/a.webp" width="10" height="10" alt="">
<a href="/">Главная</a> <a href="/about#top">О нас</a> <a href="/list">Список</a> <a href="/list?page=2">2</a>
<a href="https://elsewhere.example/none">наружу</a> <a href="tel:+78000000000">звонок</a></body></html>`;
  return { status: 200, html };
}

function fixture(): Fixture {
  const second = page('/list', 'Список');
  return {
    pages: new Map([
      ['/', page('/', 'Главная')],
      ['/about', page('/about', 'О нас')],
      ['/list', page('/list', 'Список')],
      ['/list?page=2', second],
    ]),
    sitemap: ['/', '/about', '/list'],
    pictures: new Map([['/share/one.jpg', { type: 'image/jpeg', bytes: jpeg }]]),
  };
}

function readFrom({ pages, sitemap, pictures }: Fixture) {
  const locations = (paths: string[]) => paths.map((path) => `<loc>${origin}${path}</loc>`).join('');
  return async (path: string): Promise<Response> => {
    if (path === '/sitemap.xml' && !pages.has(path)) return new Response(locations(sitemap));
    const picture = pictures.get(path);
    if (picture) return new Response(new Uint8Array(picture.bytes), { headers: { 'Content-Type': picture.type } });
    const found = pages.get(path) ?? { status: 404, html: '' };
    const headers: Record<string, string> = { 'Content-Type': 'text/html; charset=utf-8' };
    if (found.location) headers.Location = found.location;
    return new Response(found.html, { status: found.status, headers });
  };
}

/** Rewrites the HTML of /about. */
const about = (from: string | RegExp, to: string) => (site: Fixture) => {
  const source = site.pages.get('/about');
  if (!source) throw new Error('the fixture has no /about');
  const html = source.html.replace(from, to);
  if (html === source.html) throw new Error(`nothing to break at ${from}`);
  site.pages.set('/about', { ...source, html });
};

const breaks: Record<Rule, (site: Fixture) => void> = {
  'sitemap-invalid': (site) => site.pages.set('/sitemap.xml', { status: 500, html: '' }),
  'sitemap-status': (site) => site.sitemap.push('/gone'),
  'sitemap-redirect': (site) => {
    site.sitemap.push('/old');
    site.pages.set('/old', { status: 301, location: '/about', html: '' });
  },
  'sitemap-canonical': (site) => site.sitemap.push('/list?page=2'),
  'sitemap-noindex': about('</title>', '</title><meta name="robots" content="noindex, follow">'),
  orphan: (site) => {
    site.sitemap.push('/alone');
    site.pages.set('/alone', page('/alone', 'Одна'));
  },
  'canonical-missing': about(/<link rel="canonical"[^>]*>/, ''),
  'title-missing': about(/<title>.*<\/title>/, ''),
  'title-double': about(/<title>.*<\/title>/, '<title>Список — страница сайта VitimePro</title>'),
  'title-long': about('</title>', ` ${'и так далее '.repeat(9)}</title>`),
  'title-short': about(/<title>.*<\/title>/, '<title>О нас</title>'),
  'description-missing': about(/<meta name="description"[^>]*>/, ''),
  'description-double': about('content="О нас:', 'content="Список:'),
  'description-long': about('content="О нас:', `content="${'О нас '.repeat(40)}:`),
  'description-short': about(/name="description" content="[^"]*"/, 'name="description" content="Коротко о нас"'),
  'share-missing': about(/<meta property="og:image" [^>]*>/, ''),
  'share-wrong': (site) => site.pictures.set('/share/one.jpg', { type: 'image/jpeg', bytes: smallJpeg }),
  'structured-data': about('"position":1,', ''),
  'link-broken': about('</body>', '<a href="/nowhere">нигде</a></body>'),
  'link-redirected': (site) => {
    about('</body>', '<a href="/old">старое</a></body>')(site);
    site.pages.set('/old', { status: 301, location: '/list', html: '' });
  },
  'anchor-broken': about('</body>', '<a href="/list#bottom">вниз</a></body>'),
  'image-size': about('width="10" ', ''),
  'image-alt': about(' alt=""', ''),
};

describe('audit', () => {
  it('finds nothing wrong with a good site', async () => {
    const result = await audit(readFrom(fixture()));
    expect(result.findings).toEqual([]);
    expect(result.site.visits.size).toBe(4);
    expect(report(result)).toContain('No findings.');
  });

  it.each(Object.keys(rules) as Rule[])('finds a broken %s, and nothing else', async (rule) => {
    const site = fixture();
    breaks[rule](site);
    const result = await audit(readFrom(site));
    // A dead address of the sitemap is, of course, one that nothing links to.
    const alongside = ['sitemap-status', 'sitemap-redirect'].includes(rule) ? ['orphan'] : [];
    expect([...new Set(result.findings.map((finding) => finding.rule))]).toEqual([rule, ...alongside]);
    expect(report(result)).toContain(rules[rule]);
  });

  it.each([
    ['a picture that is not there', (site: Fixture) => void site.pictures.clear(), /responds with 404/],
    [
      'a picture of another type',
      (site: Fixture) => void site.pictures.set('/share/one.jpg', { type: 'image/webp', bytes: jpeg }),
      /image\/webp/,
    ],
    [
      'a picture that is too heavy',
      (site: Fixture) =>
        void site.pictures.set('/share/one.jpg', { type: 'image/jpeg', bytes: new Uint8Array(300_001) }),
      /300001 bytes/,
    ],
    ['wrong size tags', about('content="630"', 'content="600"'), /1200 and 630/],
    ['a relative address', about(`content="${origin}/share`, 'content="/share'), /not an absolute/],
    ['a small card', about('summary_large_image', 'summary'), /twitter:card/],
  ])('finds %s', async (_, breakIt, message) => {
    const site = fixture();
    breakIt(site);
    const { findings } = await audit(readFrom(site));
    expect(findings.map((finding) => finding.rule)).toEqual(['share-wrong']);
    expect(findings[0]?.message).toMatch(message);
  });

  it('takes a state in the fragment for no anchor', async () => {
    const site = fixture();
    about('</body>', '<a href="/list#s=1;f36;daily/omega-3">полка</a></body>')(site);
    const { findings } = await audit(readFrom(site));
    expect(findings).toEqual([]);
  });

  it('does not lose itself in filters that link to filters', async () => {
    const site = fixture();
    const filters = { ...page('/list', 'Список'), html: `${page('/list', 'Список').html}<a href="/list?a=1">a</a>` };
    site.pages.set('/list', filters);
    site.pages.set('/list?a=1', { ...filters, html: `${filters.html}<a href="/list?a=1&b=2">b</a>` });
    const { site: crawled } = await audit(readFrom(site));
    expect([...crawled.visits.keys()].sort()).toEqual(['/', '/about', '/list', '/list?a=1', '/list?page=2']);
  });
});

describe('readPage', () => {
  it('reads attributes in any quotes, decodes text and skips comments and scripts', () => {
    const read = readPage(
      `<title>А &amp; Б</title><!-- <img src=x> --><script>const a = "<a href='/no'>"</script>
      <META NAME=description CONTENT='раз &quot;два&quot;'><a href=/x>x</a><a data-a="1>2" href="/y?a=1&amp;b=2">y</a>
      <img src="/p.webp" width=10 height=20 alt><svg viewBox="0 0 1 1"/><div id=one></div>`,
    );
    expect(read).toMatchObject({ title: 'А & Б', description: 'раз "два"', links: ['/x', '/y?a=1&b=2'] });
    expect(read.images).toEqual([{ src: '/p.webp', hasSize: true, hasAlt: true }]);
    expect([...read.ids]).toEqual(['one']);
  });
});
