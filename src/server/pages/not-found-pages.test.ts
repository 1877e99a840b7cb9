import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy, scriptCodes } from '../answers/security-headers.ts';
import { createNotFoundPages, shapeOf } from './not-found-pages.ts';

const known = new Map(
  ['/', '/daily', '/daily/omega-3', '/articles', '/articles/son', '/about'].map((path) => [path, 'page']),
);
const asked = { acceptEncoding: 'br, gzip', ifNoneMatch: undefined };

/** What the site would render for an address: it names the address as the real one does. */
const pageOf = (address: string) =>
  `<link href="${address}"><p>${'text '.repeat(500)}</p><script>go("${address.replaceAll('/', '#')}")</script>${address}`;

/** The page as a browser at this path understands it: its script puts the address together. */
function asRead(html: string, pathname: string): string {
  const [code = ''] = scriptCodes(html);
  const said = runInNewContext(`let said;const go=(text)=>{said=text};${code};said`, { location: { pathname } });
  return html.replace(code, `go("${said}")`);
}

function create() {
  const state = { version: 'v1', rendered: [] as string[] };
  const pages = createNotFoundPages({
    content: { version: () => state.version, pages: () => known },
    pages: {
      render: async (address) => {
        state.rendered.push(address);
        const html = pageOf(address);
        const policy = contentSecurityPolicy(html, {});
        return { status: 404, headers: { 'Content-Security-Policy': policy }, body: Buffer.from(html) };
      },
    },
  });
  return { pages, state };
}

const settled = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

describe('which addresses are unknown', () => {
  it.each(['/nope', '/daily/nope', '/Daily', '/a/b/c', '/wp-login.php', '/.env', '/expert-x'])('%s is', (path) => {
    expect(create().pages.isUnknown(path)).toBe(true);
  });

  it.each(['/daily', '/', '/daily/', '//daily', '/a/../daily', '/%64aily', '/a b', '/a"b', `/${'a'.repeat(300)}`])(
    '%s is not, or not certainly',
    (path) => {
      expect(create().pages.isUnknown(path)).toBe(false);
    },
  );
});

describe('pages for unknown addresses', () => {
  it('are kept when they are asked for again, for who takes them so, and as long as the version', async () => {
    const { pages, state } = create();
    pages.answer('/nope', asked);
    await settled();
    const first = Buffer.from(pages.answer('/nope', asked)?.body ?? '');
    expect(pages.keptAnswer('/nope', asked)).toBeUndefined();
    pages.answer('/nope', asked);
    pages.answer('/none', asked);
    expect(pages.keptAnswer('/nope', asked)?.body).toEqual(first);
    expect(pages.keptAnswer('/other', asked)).toBeUndefined();
    expect(pages.keptAnswer('/nope', { ...asked, acceptEncoding: 'identity' })).toBeUndefined();
    state.version = 'v2';
    expect(pages.keptAnswer('/nope', asked)).toBeUndefined();
    pages.answer('/nope', asked);
    expect(pages.keptAnswer('/nope', asked)).toBeUndefined();
  });

  it.each(['/nope', '/daily/nope', '/a/b/c', '/expert-nope', '/articles/x.y_z~1', '/a/b/c/d/e/f'])(
    'the one for %s is what would have been rendered for it',
    async (path) => {
      const { pages } = create();
      expect(pages.answer(path, asked)).toBeUndefined();
      await settled();
      const answer = pages.answer(path, asked);
      const html = gunzipSync(answer?.body ?? '').toString();
      expect(asRead(html, path)).toBe(pageOf(path));
      expect(answer?.status).toBe(404);
      expect(answer?.headers).toContain(contentSecurityPolicy(html, {}));
      expect(answer?.headers).toContain('no-store');
      const plain = pages.answer(path, { ...asked, acceptEncoding: '' });
      expect(plain?.body?.toString()).toBe(html);
      expect(plain?.headers).not.toContain('Content-Encoding');
    },
  );

  it('are rendered once per shape and version', async () => {
    const { pages, state } = create();
    for (const path of ['/a', '/b', '/c', '/daily/x', '/daily/y', '/x/y', '/z/y']) {
      pages.answer(path, asked);
      await settled();
    }
    expect(state.rendered).toHaveLength(3);
    state.version = 'v2';
    expect(pages.answer('/a', asked)).toBeUndefined();
    await settled();
    expect([state.rendered.length, pages.answer('/b', asked)?.status]).toEqual([4, 404]);
  });

  it('keep what marks the reader’s place in menus', () => {
    expect(shapeOf('/daily/nope', known)?.address).toMatch(/^\/daily\/unknown/);
    expect(shapeOf('/nope/omega-3', known)?.words).toEqual(['nope', 'omega-3']);
    expect(shapeOf('/expert-nope', known)?.address).toMatch(/^\/expert-unknown/);
    expect(shapeOf('/daily/omega-3/nope', known)).toBeNull();
  });

  it('are not prepared when a page names a part of its address by itself', async () => {
    const pages = createNotFoundPages({
      content: { version: () => 'v1', pages: () => known },
      pages: {
        render: async (address) => ({ status: 404, headers: {}, body: Buffer.from(address.split('/').join(' ')) }),
      },
    });
    pages.answer('/daily/nope/x', asked);
    await settled();
    expect(pages.answer('/daily/nope/x', asked)?.body).toBeDefined();
    const alone = createNotFoundPages({
      content: { version: () => 'v1', pages: () => known },
      pages: { render: async (address) => ({ status: 404, headers: {}, body: Buffer.from(address.slice(-30)) }) },
    });
    alone.answer('/x/nope', asked);
    await settled();
    expect(alone.answer('/x/nope', asked)).toBeUndefined();
  });

  it('are given up, and tried again, when the page cannot be made', async () => {
    let status = 500;
    const pages = createNotFoundPages({
      content: { version: () => 'v1', pages: () => known },
      pages: { render: async (address) => ({ status, headers: {}, body: Buffer.from(address) }) },
    });
    pages.answer('/a', asked);
    await settled();
    expect(pages.answer('/a', asked)).toBeUndefined();
    status = 404;
    await settled();
    pages.answer('/a', asked);
    await settled();
    expect(pages.answer('/a', asked)?.status).toBe(404);
  });
});
