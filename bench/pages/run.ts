import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startSite } from '../../scripts/site-process.ts';
import { printTable } from '../table.ts';

const paths = [
  '/',
  '/daily',
  '/daily/omega-3',
  '/components/magniy',
  '/articles/gigiena-sna',
  '/products-filters',
  '/faq',
];

/** What a first visit to a page of the production build brings over the wire before any picture. */
export async function pages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-bench-'));
  const site = await startSite({ folder });
  try {
    const rows: string[][] = [];
    for (const path of paths) rows.push(await weigh(path, site.origin));
    printTable(['page', 'HTML', 'HTML br', 'JS gzip', 'CSS gzip', 'fonts'], rows);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function weigh(path: string, origin: string): Promise<string[]> {
  const html = await fetch(origin + path).then((response) => response.bytes());
  const named = [
    ...Buffer.from(html)
      .toString()
      .matchAll(/"(\/assets\/[^"]+\.(?:js|css|woff2))"/g),
  ];
  const files = [...new Set(named.map((match) => match[1] ?? ''))];
  const sum = async (kind: string, size: (bytes: Uint8Array) => number) => {
    const sizes = files
      .filter((file) => file.endsWith(kind))
      .map((file) => fetch(origin + file).then(async (response) => size(await response.bytes())));
    return kilobytes((await Promise.all(sizes)).reduce((total, bytes) => total + bytes, 0));
  };
  const zipped = (bytes: Uint8Array) => gzipSync(bytes).length;
  return [
    path,
    kilobytes(html.length),
    kilobytes(brotliCompressSync(html).length),
    await sum('.js', zipped),
    await sum('.css', zipped),
    await sum('.woff2', (bytes) => bytes.length),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
