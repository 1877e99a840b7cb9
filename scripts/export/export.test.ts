import { describe, expect, it } from 'vitest';
import { addressesOf, picturesIn } from './addresses.ts';
import { type NginxInput, nginxConfig } from './nginx-config.ts';

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0',
  'x-content-type-options': 'nosniff',
  'content-length': '12',
  etag: 'W/"a"',
  'x-request-id': 'a',
};
const page = (path: string, policy: string, headers = {}) => ({
  path,
  file: path === '/' ? 'home.html' : `pages${path}.html`,
  headers: { ...pageHeaders, 'content-security-policy': policy, ...headers },
});
const input: NginxInput = {
  root: '/srv/site',
  node: 'http://127.0.0.1:3001',
  listen: '127.0.0.1:8080',
  pages: [
    page('/', "script-src 'self' 'sha256-home='"),
    page('/daily', "script-src 'self' 'sha256-daily='", { 'x-request-id': 'b' }),
    page('/articles', "script-src 'self' 'sha256-articles='"),
    page('/partiya', "script-src 'self' 'sha256-batch='"),
    page('/search', "script-src 'self' 'sha256-search='", { 'cache-control': 'no-store' }),
  ],
  feeds: [
    { path: '/rss.xml', file: 'files/rss.xml', headers: { 'content-type': 'application/rss+xml; charset=utf-8' } },
  ],
  api: [{ path: '/api/v1/site', file: 'answers/api/v1/site.json', headers: { 'content-type': 'application/json' } }],
  immutable: {
    script: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, immutable' },
    style: { 'content-type': 'text/css; charset=utf-8' },
    picture: { 'content-type': 'image/webp', 'cache-control': 'public, immutable' },
  },
  redirects: [
    { from: '/old', to: '/daily', status: 301 },
    { from: '/older', to: '/articles?topic=sleep', status: 308 },
  ],
  unavailable: { path: '', file: 'errors/unavailable.html', headers: { 'content-type': 'text/html; charset=utf-8' } },
};
const config = nginxConfig(input);
const location = (match: string) => config.split(`  location ${match} {\n`)[1]?.split('\n  }\n')[0] ?? '';

describe('the configuration for nginx', () => {
  it("gives every page the policy of the node's own answer", () => {
    expect(config).toContain(`"/daily" "script-src 'self' 'sha256-daily='";`);
    expect(location('/')).toContain('add_header content-security-policy $vitimepro_policy always;');
  });

  it("copies the node's headers, but not what nginx says of each file itself", () => {
    expect(location('/')).toContain('add_header cache-control "public, max-age=0" always;');
    expect(location('/')).toContain('default_type "text/html; charset=utf-8";');
    expect(config).not.toMatch(/add_header (?:etag|content-length|content-type|x-request-id)/);
    expect(config).not.toContain('location = "/daily"');
  });

  it('keeps headers that one page has for itself', () => {
    expect(location('= "/search"')).toContain('add_header cache-control "no-store" always;');
  });

  it('asks the node where the query matters, and only there', () => {
    expect(location('= "/articles"')).toContain('if ($args ~ "(?:^|&)(?:topic|page)=") { return 418; }');
    expect(location('= "/partiya"')).toContain('if ($args ~ "(?:^|&)(?:n)=") { return 418; }');
    expect(location('/')).not.toContain('$args');
    expect(location('/api/v1/')).toContain('if ($args) { return 418; }');
  });

  it('redirects with the query of the visitor', () => {
    expect(location('= "/old"')).toContain('return 301 "/daily$is_args$args";');
    expect(location('= "/older"')).toContain('return 308 "/articles?topic=sleep$vitimepro_more";');
  });

  it('has a node for what is no file', () => {
    expect(config).toContain('server 127.0.0.1:3001;');
    for (const match of ['/', '= "/"', '/api/v1/', '~ ^/(?:assets|media|share)/'])
      expect(location(match), match).toMatch(/try_files .* @node;/);
  });

  it('refuses what nginx would take for a variable', () => {
    expect(() => nginxConfig({ ...input, root: '/srv/$site' })).toThrow('variable');
  });
});

describe('addresses', () => {
  const published = [
    '/daily',
    '/daily/omega-3',
    '/articles/son',
    '/expert-ivanov',
    '/for-men',
    '/events/2026',
    '/faq#q',
  ];
  const { pages, api, feeds } = addressesOf(
    published.map((path) => ({
      path,
      kind: path.startsWith('/events/') ? 'event' : 'page',
      title: '',
      description: '',
      updated: '',
      image: null,
      indexed: true,
    })),
  );

  it('are all pages, each once', () => {
    expect(pages).toEqual(expect.arrayContaining(['/', '/search', '/faq', '/daily/omega-3', '/expert-ivanov']));
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('have the answers that pages are made of', () => {
    expect(api).toEqual(
      expect.arrayContaining([
        '/api/v1/site',
        '/api/v1/pages/home',
        '/api/v1/pages/error',
        '/api/v1/serie/daily',
        '/api/v1/product/daily/omega-3',
        '/api/v1/article/son',
        '/api/v1/experts/ivanov',
        '/api/v1/for-men',
        '/api/v1/event/2026',
      ]),
    );
  });

  it('have a calendar for every event', () => {
    expect(feeds).toContain('/events/2026.ics');
  });

  it('have both formats of a picture', () => {
    const hash = '0123456789abcdef0123';
    expect(picturesIn(`srcset="/media/${hash}/w320.webp 320w" … /share/${hash}.jpg`)).toEqual([
      `/media/${hash}/w320.webp`,
      `/media/${hash}/w320.avif`,
      `/share/${hash}.jpg`,
    ]);
  });
});
