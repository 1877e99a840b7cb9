import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadApi, remoteApi } from './api-connection.ts';

const errorPage = {
  image: { href: '/a.webp', width: 1, height: 1, srcset: {}, alt: 'x', color: '#fff' },
  title: 'Ой',
  text: 'Текст',
  linkToHome: { url: '/', label: 'Домой' },
  linkToContacts: { url: '/contacts', label: 'Контакты' },
  sectionCardLinks: { cardLinks: [] },
  seo: {
    meta_title: '',
    meta_description: '',
    og_image: '',
    og_title: '',
    og_description: '',
    og_type: '',
    og_url: '',
    robot_advanced: '',
  },
};
const path = '/api/v1/pages/error';

let fallbackFile: string;
beforeEach(() => {
  fallbackFile = join(mkdtempSync(join(tmpdir(), 'vitimepro-api-')), 'kept', 'last.json');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

describe('createReadApi', () => {
  it('gives an answer that keeps the contract', async () => {
    const read = createReadApi(async () => Response.json(errorPage), fallbackFile);
    expect(await read(path)).toEqual(errorPage);
  });

  it('refuses an answer that does not, and logs which field', async () => {
    const read = createReadApi(async () => Response.json({ ...errorPage, text: 5 }), fallbackFile);
    await expect(read(path)).rejects.toThrow(/does not keep the contract: text/);
    expect(logged()).toContain('data request failed');
  });

  it('passes a 404 on and does not log it: it is an answer', async () => {
    const read = createReadApi(async () => new Response('', { status: 404 }), fallbackFile);
    await expect(read('/api/v1/article/nope')).rejects.toMatchObject({ status: 404 });
    expect(logged()).toBe('');
  });

  it('turns an API that does not answer into 503', async () => {
    const read = createReadApi(() => Promise.reject(new Error('connect ECONNREFUSED')), fallbackFile);
    await expect(read('/api/v1/pages/home')).rejects.toMatchObject({ status: 503 });
    expect(logged()).toContain('ECONNREFUSED');
  });

  it('keeps the error page for the day the API is away, across a restart', async () => {
    await createReadApi(async () => Response.json(errorPage), fallbackFile)(path);
    const afterRestart = createReadApi(() => Promise.reject(new Error('down')), fallbackFile);
    expect(await afterRestart(path)).toEqual(errorPage);
    await expect(afterRestart('/api/v1/pages/home')).rejects.toMatchObject({ status: 503 });
  });

  it('does not hide that the error page was taken out of the content', async () => {
    await createReadApi(async () => Response.json(errorPage), fallbackFile)(path);
    const removed = createReadApi(async () => new Response('', { status: 404 }), fallbackFile);
    await expect(removed(path)).rejects.toMatchObject({ status: 404 });
  });
});

function logged(): string {
  return vi
    .mocked(process.stderr.write)
    .mock.calls.map(([line]) => String(line))
    .join('');
}

describe('remoteApi', () => {
  let server: Server;
  let cuts: number;
  let asked: string[];
  let baseUrl: string;

  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(request.method ?? '');
      if (asked.length <= cuts) request.socket.destroy();
      else response.end('answer');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('asks once more when a connection breaks', async () => {
    cuts = 1;
    expect(await (await remoteApi(baseUrl)('/x')).text()).toBe('answer');
    expect(asked).toEqual(['GET', 'GET']);
  });

  it('gives up when it breaks again, and never repeats what changes something', async () => {
    cuts = 9;
    await expect(remoteApi(baseUrl)('/x')).rejects.toThrow('fetch failed');
    expect(asked).toEqual(['GET', 'GET']);
    await expect(remoteApi(baseUrl)('/x', { method: 'POST' })).rejects.toThrow('fetch failed');
    expect(asked).toEqual(['GET', 'GET', 'POST']);
  });
});
