import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Desk, DeskError } from '../../content/desk/desk-types.ts';
import type { PublishOutcome } from '../../content/publish/publish-content.ts';
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

function publishing(desk: Partial<Desk>, preview: { origin: string; secret: string } | null = null) {
  return createPublishing({ contentDir: dir, preview, withDesk: (work) => work(desk as Desk) });
}

async function all(lines: AsyncGenerator<PublishLine>): Promise<PublishLine[]> {
  const heard: PublishLine[] = [];
  for await (const line of lines) heard.push(line);
  return heard;
}

it('tells how far publishing is, and how it ended', async () => {
  const desk: Partial<Desk> = {
    publish: async (_, __, onProgress) => {
      onProgress?.({ step: 'compile' });
      onProgress?.({ step: 'pictures', made: 1, of: 2 });
      return published;
    },
  };
  expect((await all(publishing(desk).publish(null))).map(({ text }) => text)).toEqual([
    'Проверяется и собирается…',
    'Картинки: 1 из 2',
    'Опубликовано.',
  ]);
});

it('publishes nothing with errors, and says so', async () => {
  const desk: Partial<Desk> = { publish: async () => ({ status: 'faulty', faults: [fault], version: null }) };
  expect((await all(publishing(desk).publish(null))).at(-1)).toMatchObject({ kind: 'failed' });
});

it('hands on what the desk refuses in words for editors', async () => {
  const desk: Partial<Desk> = { restore: () => Promise.reject(new DeskError('публикации 3 нет')) };
  expect(await all(publishing(desk).restore(3))).toEqual([{ kind: 'failed', text: 'Публикации 3 нет' }]);
});

it('makes a link for a week, and none without a secret', async () => {
  const desk: Partial<Desk> = { keepPreview: async (_, until) => ({ id: 'ab12', until, faults: [] }) };
  await expect(publishing(desk).link('/')).rejects.toThrow('PREVIEW_SECRET');
  const { url } = await publishing(desk, { origin: 'https://vitimepro.ru', secret: 'sixteen letters!' }).link('/faq');
  expect(url).toMatch(/^https:\/\/vitimepro\.ru\/preview\/ab12\..+to=%2Ffaq$/);
});

it('says what changes, and whether there is a repository to save it in', async () => {
  const desk: Partial<Desk> = { changes: async () => ({ entries: [], pictures: [], pages: [], faults: [fault] }) };
  expect(await publishing(desk).changes()).toMatchObject({
    errors: [{ path: 'a.md', field: 'title' }],
    canCommit: false,
  });
  git('init', '--quiet');
  expect((await publishing(desk).changes()).canCommit).toBe(true);
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
