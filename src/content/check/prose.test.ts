import { rm } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { edit, sampleFiles, writeFiles } from '../../../fixtures/content-files.ts';
import { formatFault } from '../load/faults.ts';
import { loadContent } from '../load/load.ts';
import { checkProse } from './prose.ts';
import { createReport } from './report.ts';

const dirs: string[] = [];
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true }))));

async function warningsOn(texts: Record<string, string>): Promise<string[]> {
  const files = await sampleFiles();
  for (const [path, text] of Object.entries(texts)) {
    if (files.has(path)) edit(files, path, '## Начало', `${text}\n\n## Начало`);
    else {
      files.set(path, String(files.get('articles/pervaya.md')).replace('## Начало', `${text}\n\n## Начало`));
    }
  }
  const dir = writeFiles(files);
  dirs.push(dir);
  const report = createReport(await loadContent(dir), []);
  checkProse(report);
  return report.faults.map(formatFault);
}

describe('checkProse', () => {
  it('has nothing to say about a turn of phrase that occurs once', async () => {
    expect(
      await warningsOn({
        'articles/pervaya.md': 'Витамины соседствуют в банке, поэтому их принимают вместе. Честный вывод.',
      }),
    ).toEqual([]);
  });

  it('counts habits in a text and on the whole site, and names the other places', async () => {
    const warnings = await warningsOn({
      'articles/pervaya.md': 'Сосед по банке.\n\nИ сосед по полке.',
      'articles/vtoraya.md': 'Ещё один сосед.',
    });
    expect(warnings).toEqual([
      'content/articles/pervaya.md:22  body  предупреждение: «сосед»: в одном тексте — 2; ещё: content/articles/pervaya.md:24  → оставьте не больше 1',
      'content/articles/pervaya.md:22  body  предупреждение: «сосед»: на весь сайт — 3; ещё: content/articles/pervaya.md:24, content/articles/vtoraya.md:22  → хватит 1: перепишите часть',
    ]);
  });

  it('knows «не X, а Y», but not two clauses that only look like it', async () => {
    const many = 'Это не цель, а забор. Это не щит, а еда. Начните не с банки, а с обеда.';
    expect((await warningsOn({ 'articles/pervaya.md': many })).join('\n')).toContain('«не X, а Y»: в одном тексте — 3');
    const clauses = 'Он не умеет выводить излишки железа сам, а усталость бывает по разным причинам. '.repeat(3);
    expect(await warningsOn({ 'articles/pervaya.md': clauses })).toEqual([]);
  });

  it('lets people love and substances not', async () => {
    expect(await warningsOn({ 'articles/pervaya.md': 'Дети любят мармелад, а взрослые просят добавки.' })).toEqual([]);
    const warnings = await warningsOn({ 'articles/vtoraya.md': 'Порошок не любит влаги. Витамин C дружит с железом.' });
    expect(warnings).toEqual([
      expect.stringContaining('content/articles/vtoraya.md:22  body  предупреждение: вещество «не любит»'),
      expect.stringContaining('вещество «дружит»'),
    ]);
  });

  it('finds a phrase that too many files share', async () => {
    const shared = 'Как собрать такое меню дома, расскажем ниже.';
    const names = ['odin', 'dva', 'tri', 'chetyre', 'pyat'];
    const texts = (count: number) =>
      Object.fromEntries(names.slice(0, count).map((name) => [`articles/${name}.md`, shared]));
    const phrases = (warnings: string[]) =>
      warnings.filter((warning) => warning.includes('как собрать такое меню дома'));
    expect(phrases(await warningsOn(texts(4)))).toEqual([]);
    expect(phrases(await warningsOn(texts(5)))).toEqual([
      expect.stringContaining('файлов с этой фразой — 5; ещё: content/articles/dva.md:22, content/articles/odin.md:22'),
    ]);
  });

  it('finds headings cut by one pattern', async () => {
    const headings = ['щит', 'цель', 'чудо', 'ответ', 'трюк'].map((word) => `## Не ${word}, а еда`);
    expect(await warningsOn({ 'articles/pervaya.md': headings.slice(0, 2).join('\n\n') })).toEqual([]);
    expect((await warningsOn({ 'articles/pervaya.md': headings.join('\n\n') })).join('\n')).toContain(
      'заголовки вида «Не X, а Y»: 5',
    );
  });

  it('does not judge what buyers wrote', async () => {
    const files = await sampleFiles();
    edit(files, 'reviews.yml', 'отзыв otzyv-1', 'отсюда и отсюда, честно честно, магний не любит кофе');
    const dir = writeFiles(files);
    dirs.push(dir);
    const report = createReport(await loadContent(dir), []);
    checkProse(report);
    expect(report.faults).toEqual([]);
  });
});
