import { rm } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { edit, sampleFiles, writeFiles } from '../../../fixtures/content-files.ts';
import { checkContent } from '../check/check-content.ts';
import { formatFault } from '../load/faults.ts';
import { loadContent } from '../load/load.ts';
import { buildPublication } from '../publishing/build-publication.ts';
import { instantOf } from '../schema/fields.ts';

const dirs: string[] = [];
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true }))));

type Files = Awaited<ReturnType<typeof sampleFiles>>;

/** Adds a field to the head of an entry. */
function set(files: Files, path: string, field: string): void {
  const text = String(files.get(path));
  files.set(path, text.startsWith('---\n') ? text.replace('---\n', `---\n${field}\n`) : `${field}\n${text}`);
}

async function folderWith(change: (files: Files) => void): Promise<string> {
  const files = await sampleFiles();
  change(files);
  const dir = writeFiles(files);
  dirs.push(dir);
  return dir;
}

async function build(change: (files: Files) => void, options: { now?: number; drafts?: boolean } = {}) {
  const { publication, faults, nextChange } = await buildPublication(await folderWith(change), options);
  const errors = faults.filter(({ level }) => level === 'error').map(formatFault);
  if (!publication) return { errors, paths: [] as string[], words: '', nextChange, publication };
  const { documents, addresses, search, articles, products, events, reviews, redirects } = publication;
  return {
    errors,
    publication,
    nextChange,
    paths: documents.map(({ path }) => path),
    /** Everything that can be shown. */
    words: JSON.stringify([documents, addresses, search, articles, products, events, reviews, redirects]),
  };
}

const noon = Date.parse('2026-11-20T12:00:00+03:00');

describe('an instant', () => {
  it.each([
    ['2026-12-01', '2026-11-30T21:00:00.000Z'],
    ['2026-12-01T09:00:00+03:00', '2026-12-01T06:00:00.000Z'],
    ['2026-12-01T09:00Z', '2026-12-01T09:00:00.000Z'],
  ])('%s is %s', (written, meant) => {
    expect(new Date(instantOf(written)).toISOString()).toBe(meant);
  });

  it.each(['2026-02-30', '2026-12-01T09:00:00', '1 декабря', '2026-12-01 09:00', '2026-12-01T25:00:00Z'])(
    '%s is none',
    (written) => {
      expect(instantOf(written)).toBeNaN();
    },
  );
});

describe('what is on the site', () => {
  it('is everything that says nothing else, and does not change by itself', async () => {
    const { paths, nextChange } = await build(() => {}, { now: noon });
    expect(paths).toContain('article/vtoraya');
    expect(nextChange).toBeNull();
  });

  it('is no draft, nor anything that names one', async () => {
    const { errors, paths, words, publication } = await build((files) =>
      set(files, 'articles/vtoraya.md', 'draft: true'),
    );
    expect(errors).toEqual([]);
    expect(paths).not.toContain('article/vtoraya');
    expect(words).not.toContain('vtoraya');
    // Kept with the publication: it is what a preview and a later moment are made from.
    expect(publication?.sources.map(({ path }) => path)).toContain('articles/vtoraya.md');
  });

  it('comes and goes at its moments', async () => {
    const change = (files: Files) => {
      set(files, 'articles/vtoraya.md', 'publishAt: 2026-12-01');
      set(files, 'events/lektsiya.md', 'until: 2026-12-10T12:00:00+03:00');
    };
    const [first, second] = [Date.parse('2026-11-30T21:00:00Z'), Date.parse('2026-12-10T09:00:00Z')];
    const seen = async (now: number) => {
      const { paths, nextChange } = await build(change, { now });
      return [paths.includes('article/vtoraya'), paths.includes('event/lektsiya'), nextChange];
    };
    expect(await seen(noon)).toEqual([false, true, first]);
    expect(await seen(first - 1)).toEqual([false, true, first]);
    expect(await seen(first)).toEqual([true, true, second]);
    expect(await seen(second)).toEqual([true, false, null]);
  });

  it('in a preview is also what is not there yet, but not what is gone', async () => {
    const { paths } = await build(
      (files) => {
        set(files, 'articles/pervaya.md', 'draft: true');
        set(files, 'articles/vtoraya.md', 'publishAt: 2030-01-01');
        set(files, 'events/lektsiya.md', 'until: 2026-11-01');
      },
      { now: noon, drafts: true },
    );
    const wanted = ['article/pervaya', 'article/vtoraya', 'event/lektsiya'];
    expect(wanted.map((path) => paths.includes(path))).toEqual([true, true, false]);
  });

  it('takes along what cannot be without it: reviews with their product, who names them, links in texts', async () => {
    const { errors, words, publication } = await build((files) => {
      set(files, 'series/daily/vitamin-d3.md', 'draft: true');
      edit(files, 'articles/pervaya.md', 'Первый абзац', 'О [витамине D3](/daily/vitamin-d3). Первый абзац');
      files.set('redirects.yml', '- { from: /blog, to: /articles }\n- { from: /d3, to: /daily/vitamin-d3 }\n');
    });
    expect(errors).toEqual([]);
    expect(words).not.toContain('vitamin-d3');
    expect(words).toContain('О витамине D3. Первый абзац');
    expect(publication?.reviews.map(({ id }) => id)).toEqual(['otzyv-3']);
    expect(publication?.redirects).toEqual([{ from: '/blog', to: '/articles', status: 301 }]);
  });

  it('is no item of a list that is hidden', async () => {
    const { publication, words } = await build(
      (files) => {
        edit(files, 'reviews.yml', '- id: otzyv-2', '- id: otzyv-2\n  publishAt: 2026-12-01');
        edit(files, 'faq.yml', '  - id: gde-kupit', '  - id: gde-kupit\n    draft: true');
      },
      { now: noon },
    );
    expect(publication?.reviews.map(({ id }) => id).sort()).toEqual(['otzyv-1', 'otzyv-3']);
    expect(words).not.toContain('gde-kupit');
  });
});

describe('the check', () => {
  const check = async (change: (files: Files) => void) =>
    checkContent(await loadContent(await folderWith(change)), { now: noon }).map(formatFault);

  it('refuses what would leave an entry without what it needs, now or later', async () => {
    expect(await check((files) => set(files, 'experts/titov.md', 'until: 2026-12-01'))).toContainEqual(
      expect.stringMatching(
        /articles\/pervaya.md:\d+ {2}reviewer {2}с 1\u00A0декабря 2026, 00:00 здесь названо то, чего нет на сайте: «titov» \(его время прошло\)/,
      ),
    );
  });

  it('says of what is left out that it is', async () => {
    expect(await check((files) => set(files, 'articles/pervaya.md', 'draft: true'))).toContainEqual(
      expect.stringMatching(/предупреждение: «pervaya» здесь не показывается: это черновик/),
    );
  });

  it('refuses to hide what the site cannot be without, and an end before the beginning', async () => {
    const faults = await check((files) => {
      set(files, 'pages/about.yml', 'draft: true');
      set(files, 'articles/vtoraya.md', 'publishAt: 2026-12-02\nuntil: 2026-12-01');
      set(files, 'articles/tretya.md', 'publishAt: завтра');
    });
    expect(faults).toContainEqual(expect.stringMatching(/about.yml:1 {2}draft {2}эту запись нельзя скрыть/));
    expect(faults).toContainEqual(expect.stringMatching(/vtoraya.md:3 {2}until {2}уходит раньше, чем появляется/));
    expect(faults).toContainEqual(expect.stringMatching(/tretya.md:2 {2}publishAt {2}это не день и не время/));
  });

  it('reports the faults of a draft, which do not prevent publishing', async () => {
    const { errors, paths } = await build((files) => {
      files.set('articles/nabrosok.md', '---\ntitle: Набросок\ndraft: true\n---\n');
      files.set('articles/kakoy-to.md', '---\ntitle: "Нет\ndraft: true\n---\nТекст.\n');
      set(files, 'articles/vtoraya.md', 'draft: true');
      edit(files, 'articles/vtoraya.md', 'title: Статья vtoraya', 'title: Лечит всё');
    });
    expect(errors).toEqual([]);
    expect(paths.filter((path) => path.startsWith('article/'))).toEqual(['article/tretya', 'article/pervaya']);
  });
});
