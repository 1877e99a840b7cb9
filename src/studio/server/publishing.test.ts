import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { noPublishing } from '../../../fixtures/no-publishing.ts';
import { EditorError } from '../../content/publishing/failure.ts';
import type { Publishing, PublishOutcome } from '../../content/publishing/publishing.ts';
import type { PublishLine } from '../protocol.ts';
import { createPublishing } from './publishing.ts';

const dir = mkdtempSync(join(tmpdir(), 'studio-git-'));
afterAll(() => rmSync(dir, { recursive: true }));
const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, encoding: 'utf8' });

const published: PublishOutcome = { status: 'published', faults: [], version: 'a' };
const fault = {
  file: 'content/a.md',
  line: 1,
  field: 'title',
  message: 'нет',
  remedy: 'добавьте',
  level: 'error',
} as const;

function publishing(own: Partial<Publishing>, preview: { origin: string; secret: string } | null = null) {
  return createPublishing({
    contentDir: dir,
    preview,
    publishing: { ...noPublishing, ...own },
    history: async () => [],
  });
}

async function all(lines: AsyncGenerator<PublishLine>): Promise<PublishLine[]> {
  const heard: PublishLine[] = [];
  for await (const line of lines) heard.push(line);
  return heard;
}

it('tells how far publishing is, and how it ended', async () => {
  const own: Partial<Publishing> = {
    publish: async (_, onProgress) => {
      onProgress?.({ step: 'compile' });
      onProgress?.({ step: 'pictures', made: 1, of: 2 });
      return published;
    },
  };
  expect((await all(publishing(own).publish(null))).map(({ text }) => text)).toEqual([
    'Проверяется и собирается…',
    'Картинки: 1 из 2',
    'Опубликовано.',
  ]);
});

it('publishes nothing with errors, and says so', async () => {
  const own: Partial<Publishing> = { publish: async () => ({ status: 'faulty', faults: [fault], version: null }) };
  expect((await all(publishing(own).publish(null))).at(-1)).toMatchObject({ kind: 'failed' });
});

it('hands on what is refused in words for editors', async () => {
  const own: Partial<Publishing> = {
    restore: () => Promise.reject(new EditorError('публикации 3 нет', 'no such publication')),
  };
  expect(await all(publishing(own).restore(3))).toEqual([{ kind: 'failed', text: 'Публикации 3 нет' }]);
});

it('leaves an error that is no matter of editors to the log, whatever letters it has', async () => {
  vi.mocked(console.error).mockReturnValue();
  const error = new Error('C:\\Пользователи\\Анна');
  const lines = await all(publishing({ publish: () => Promise.reject(error) }).publish(null));
  expect(lines).toEqual([{ kind: 'failed', text: 'Публикация не удалась, подробности в окне студии' }]);
  expect(console.error).toHaveBeenCalledWith(error);
  vi.mocked(console.error).mockClear();
});

it('makes a link for a week, and none without a secret', async () => {
  const own: Partial<Publishing> = { savePreview: async () => ({ id: 'ab12', faults: [] }) };
  await expect(publishing(own).link('/')).rejects.toThrow('PREVIEW_SECRET');
  const { url } = await publishing(own, { origin: 'https://vitimepro.ru', secret: 'sixteen letters!' }).link('/faq');
  expect(url).toMatch(/^https:\/\/vitimepro\.ru\/preview\/ab12\..+to=%2Ffaq$/);
});

it('says what changes, and whether there is a repository to save it in', async () => {
  const own: Partial<Publishing> = { changes: async () => ({ entries: [], pictures: [], pages: [], faults: [fault] }) };
  expect(await publishing(own).changes()).toMatchObject({
    errors: [{ path: 'a.md', field: 'title' }],
    canCommit: false,
  });
  git('init', '--quiet');
  expect((await publishing(own).changes()).canCommit).toBe(true);
});

it('saves the content folder in git when it is asked to', async () => {
  git('init', '--quiet');
  git('config', 'user.email', 'editor@example.ru');
  git('config', 'user.name', 'Редактор');
  writeFileSync(join(dir, 'a.md'), 'текст');
  await all(publishing({ publish: async () => published }).publish('Новая статья'));
  expect(git('log', '--format=%s')).toBe('Новая статья\n');
  expect(git('status', '--porcelain')).toBe('');
});
