import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edit, sampleFiles, writeFiles } from '../../../fixtures/content-files.ts';
import type { Seo } from '../../contract/common.ts';
import { type Built, buildPublication } from '../publishing/build-publication.ts';
import { drawSharePicture, maxShareBytes } from './draw.ts';
import { makeSharePictures } from './make-share-pictures.ts';
import { createShareBook, type ShareSpec } from './share-book.ts';

const dirs: string[] = [];
let cache: string;
let built: Built & { publication: NonNullable<Built['publication']> };

async function build(change: (files: Awaited<ReturnType<typeof sampleFiles>>) => void = () => {}) {
  const files = await sampleFiles();
  change(files);
  const dir = writeFiles(files);
  dirs.push(dir);
  const result = await buildPublication(dir);
  if (!result.publication) throw new Error(JSON.stringify(result.faults));
  return { ...result, publication: result.publication };
}

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'vitimepro-share-'));
  dirs.push(cache);
  built = await build();
});
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true }))));

const seoOf = (body: unknown) => (body as { seo?: Seo }).seo;
const spec: ShareSpec = {
  title: 'Витамин D3 для тех, кто редко бывает на солнце и любит очень длинные названия на всю картинку',
  kicker: 'Серия «Каждый день»',
  warning: 'БАД. Не является лекарственным средством',
  picture: null,
  focus: 'centre',
  percent: 38,
  colours: { accent: '#4A8DF6', tint: '#E3EEFF', deep: '#123A86' },
};
const specWith = (changes: Partial<ShareSpec>) => {
  const book = createShareBook();
  book.add({ ...spec, ...changes });
  const [picture] = book.all();
  if (!picture) throw new Error('the book is empty');
  return picture;
};

describe('sharing pictures', () => {
  it('are named by every page, drawn once, and 1200×630 JPEG of at most 300 kB', async () => {
    const { publication, pictures, sharePictures } = built;
    const first = await makeSharePictures(sharePictures, pictures, cache);
    const byAddress = new Map([...first].map(([hash, bytes]) => [`/share/${hash}.jpg`, bytes]));
    for (const { path, body } of publication.documents) {
      const seo = seoOf(body);
      if (!seo) continue;
      const bytes = byAddress.get(seo.og_image);
      expect(bytes, path).toBeDefined();
      const { format, width, height } = await sharp(bytes).metadata();
      expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
      expect(bytes?.length).toBeLessThanOrEqual(maxShareBytes);
    }
    const [kept] = await readdir(cache);
    await writeFile(join(cache, kept ?? ''), 'as it was drawn');
    const again = await makeSharePictures(sharePictures, pictures, cache);
    expect(String(again.get(kept?.replace('.jpg', '') ?? ''))).toBe('as it was drawn');
    expect(publication.pictures).toHaveLength(pictures.size + sharePictures.length);
  });

  it('are drawn anew only where the content has changed, and forgotten when nothing has named them for a month', async () => {
    const changed = await build((files) =>
      edit(
        files,
        'articles/pervaya.md',
        /title: .*/.exec(String(files.get('articles/pervaya.md')))?.[0] ?? '',
        'title: Другой заголовок статьи',
      ),
    );
    await makeSharePictures(changed.sharePictures, changed.pictures, cache);
    expect(changed.publication.version).not.toBe(built.publication.version);
    expect(await readdir(cache)).toHaveLength(changed.sharePictures.length + 1);
    const old = new Date(Date.now() - 31 * 86_400_000);
    for (const name of await readdir(cache)) await utimes(join(cache, name), old, old);
    await makeSharePictures(changed.sharePictures, changed.pictures, cache);
    expect((await readdir(cache)).toSorted()).toEqual(changed.sharePictures.map(({ hash }) => `${hash}.jpg`));
  });

  it('carry the warning where a product is promoted, on at least a tenth of the area', async () => {
    const promoting = built.sharePictures.filter((picture) => picture.warning);
    // Products, their series, the themes, and the pages that show the products of the home page.
    const files = [...(await sampleFiles())];
    const entries = files.filter(([path]) => /^(series|themes)\/.*\.(md|yml)$/.test(path));
    const pages = files.filter(([path, text]) => /^pages\/.*\.yml$/.test(path) && !/^image:/m.test(String(text)));
    expect(promoting).toHaveLength(entries.length + pages.length);
    const picture = specWith({});
    const { data, info } = await sharp(await drawSharePicture(picture, undefined))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isDeep = (y: number) => {
      const at = (y * info.width + 4) * info.channels;
      return Math.abs((data[at] ?? 0) - 0x12) < 12 && Math.abs((data[at + 2] ?? 0) - 0x86) < 12;
    };
    const rows = Array.from({ length: info.height }, (_, y) => isDeep(y)).filter(Boolean).length;
    expect(rows / info.height).toBeGreaterThanOrEqual(0.1);
  });

  it('carry the tick at the norm, and a bar as long as the share', async () => {
    const bar = async (percent: number | null) => {
      const { data, info } = await sharp(await drawSharePicture(specWith({ percent, title: 'Магний' }), undefined))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const near = (at: number, colour: readonly number[]) =>
        colour.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 24);
      const longest = (colour: readonly number[], top: number, bottom: number) =>
        Math.max(
          ...Array.from({ length: bottom - top }, (_, row) => {
            const starts = (row + top) * info.width;
            return Array.from({ length: 300 }, (_, x) => near((starts + x) * info.channels, colour)).filter(Boolean)
              .length;
          }),
        );
      return longest([0x4a, 0x8d, 0xf6], 110, 540);
    };
    expect(await bar(null)).toBe(0);
    const [third, whole] = [await bar(38), await bar(100)];
    expect(third / whole).toBeCloseTo(0.38, 1);
  });

  it('stay within 300 kB even for a picture of noise, cropped without words when the editor chose it', async () => {
    const pixels = Buffer.alloc(1600 * 900 * 3);
    for (let i = 0; i < pixels.length; i++) pixels[i] = (i * 7919 + (i >> 3) * 104729) % 256;
    const bytes = await sharp(pixels, { raw: { width: 1600, height: 900, channels: 3 } })
      .png()
      .toBuffer();
    const drawn = await drawSharePicture(specWith({ title: '', picture: '0'.repeat(20) }), bytes);
    expect(drawn.length).toBeLessThanOrEqual(maxShareBytes);
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  });

  it('have a hash of their own for every word, colour and picture', () => {
    const hashes = [
      {},
      { title: 'Иное' },
      { kicker: 'Иное' },
      { warning: null },
      { picture: 'a'.repeat(20) },
      { focus: 'right' as const },
      { percent: 100 },
      { colours: { ...spec.colours, tint: '#ffffff' } },
    ].map((changes) => specWith(changes).hash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
