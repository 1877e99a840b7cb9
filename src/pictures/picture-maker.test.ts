import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictureMaker, type PictureMaker } from './picture-maker.ts';

/** The processes that were started, in their order. */
const started = vi.hoisted((): (number | undefined)[] => []);
vi.mock(import('../process/start-child.ts'), async (original) => {
  const { startChild, ...others } = await original();
  return {
    ...others,
    startChild: (script: string) => {
      const child = startChild(script);
      started.push(child.pid);
      return child;
    },
  };
});

const [wide, small, broken] = ['a'.repeat(20), 'b'.repeat(20), 'c'.repeat(20)];
const bytes = new Map<string, Uint8Array>([[broken, new Uint8Array([1, 2, 3])]]);
const bytesOf = vi.fn(async (hash: string) => bytes.get(hash) ?? null);

let folder: string;
let maker: PictureMaker;
beforeAll(async () => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 40, channels: 3, background: '#4a8df6' } })
      .webp()
      .toBuffer();
  bytes.set(wide, await picture(1_000));
  bytes.set(small, await picture(200));
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitimepro-pictures-'));
  maker = createPictureMaker(folder, 2);
  bytesOf.mockClear();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  maker.end();
  rmSync(folder, { recursive: true, force: true });
});

const filesOf = (hash: string) => (existsSync(join(folder, hash)) ? readdirSync(join(folder, hash)).sort() : []);
const originals = [
  { hash: wide, width: 1_000 },
  { hash: small, width: 200 },
];

describe('pictures made ahead', () => {
  it('are all that pages name, in both formats', async () => {
    const told: number[][] = [];
    expect(await maker.makeAhead(originals, bytesOf, (...progress) => told.push(progress))).toBe(12);
    expect(filesOf(wide)).toEqual(
      [1000, 320, 480, 640, 960].flatMap((width) => [`w${width}.avif`, `w${width}.webp`]).sort(),
    );
    expect(filesOf(small)).toEqual(['w200.avif', 'w200.webp']);
    const { width, format } = await sharp(join(folder, wide, 'w480.webp')).metadata();
    expect([width, format]).toEqual([480, 'webp']);
    expect(told.at(-1)).toEqual([12, 12]);
  });

  it('are made only where they are missing', async () => {
    await maker.makeAhead(originals, bytesOf);
    bytesOf.mockClear();
    expect(await maker.makeAhead(originals, bytesOf)).toBe(0);
    expect(bytesOf).not.toHaveBeenCalled();
    rmSync(join(folder, wide, 'w640.avif'));
    expect(await maker.makeAhead(originals, bytesOf)).toBe(1);
    expect(filesOf(wide)).toContain('w640.avif');
  });

  it('do not wait for one that cannot be made', async () => {
    const all = [{ hash: broken, width: 500 }, ...originals];
    expect(await maker.makeAhead(all, bytesOf)).toBe(12);
    expect(filesOf(broken)).toEqual([]);
  });
});

describe('a picture that somebody waits for', () => {
  it('is made and kept', async () => {
    const made = await maker.makeAsked({ hash: wide, width: 320, format: 'webp' }, bytesOf);
    expect((await sharp(made ?? undefined).metadata()).width).toBe(320);
    expect(filesOf(wide)).toEqual(['w320.webp']);
  });

  it('comes before all that nobody waits for yet', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const asked = maker.makeAsked({ hash: wide, width: 320, format: 'avif' }, async (hash) => {
      await gate;
      return bytesOf(hash);
    });
    const ahead = maker.makeAhead([{ hash: small, width: 200 }], bytesOf);
    // Another one, which needs nothing but its turn, is made meanwhile.
    await maker.makeAsked({ hash: wide, width: 480, format: 'webp' }, bytesOf);
    expect(filesOf(small)).toEqual([]);
    open();
    expect(await asked).not.toBeNull();
    expect([await ahead, filesOf(small).length]).toEqual([2, 2]);
  });

  it('is made at the priority of the site, whatever is made ahead gives way', async () => {
    started.length = 0;
    // Each is asked at once: a process with nothing to do ends.
    await maker.makeAhead([{ hash: small, width: 200 }], bytesOf);
    expect(getPriority(started[0])).toBeGreaterThan(getPriority());
    await maker.makeAsked({ hash: wide, width: 320, format: 'webp' }, bytesOf);
    expect(getPriority(started[1])).toBe(getPriority());
  });

  it('cannot be had in any other width, nor without an original', async () => {
    expect(await maker.makeAsked({ hash: wide, width: 321, format: 'webp' }, bytesOf)).toBeNull();
    expect(await maker.makeAsked({ hash: 'd'.repeat(20), width: 320, format: 'webp' }, bytesOf)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is shown even where it cannot be kept', async () => {
    writeFileSync(join(folder, wide), 'a file where a folder should be');
    const made = await maker.makeAsked({ hash: wide, width: 320, format: 'webp' }, bytesOf);
    expect((await sharp(made ?? undefined).metadata()).width).toBe(320);
  });

  it('fails alone: the next is made by a new process', async () => {
    await expect(maker.makeAsked({ hash: broken, width: 320, format: 'webp' }, bytesOf)).rejects.toThrow();
    const lost = maker.makeAsked({ hash: wide, width: 960, format: 'avif' }, async (hash) => {
      setImmediate(() => maker.end());
      return bytesOf(hash);
    });
    await expect(lost).rejects.toThrow('was stopped');
    expect(await maker.makeAsked({ hash: wide, width: 960, format: 'avif' }, bytesOf)).not.toBeNull();
  });

  it('is refused where too many wait already', async () => {
    let open = () => {};
    const gate = new Promise<null>((resolve) => {
      open = () => resolve(null);
    });
    const many = Array.from({ length: 102 }, () =>
      maker.makeAsked({ hash: wide, width: 320, format: 'webp' }, () => gate),
    );
    await expect(maker.makeAsked({ hash: wide, width: 320, format: 'webp' }, bytesOf)).rejects.toThrow('are waiting');
    open();
    expect(await Promise.all(many)).toHaveLength(102);
  });
});
