import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStore, testPublication } from '../../../fixtures/fake-store.ts';
import { noPublishing } from '../../../fixtures/no-publishing.ts';
import { EditorError } from '../../content/publishing/failure.ts';
import type { Publishing, PublishOutcome } from '../../content/publishing/publishing.ts';
import { hashOf } from '../../http/caching.ts';
import type { PastPublication } from '../../store/store.ts';
import type { PublishLine } from '../publishing-protocol.ts';
import { hashOfText } from './files.ts';
import { createPublishing } from './publishing.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

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

const path = 'articles/gigiena-sna.md';
const text = readFileSync(join('fixtures/catalogue', path), 'utf8');
let workspace: Workspace;
let past: PastPublication[] = [];
/** What the site has of the article, where it is asked for. */
let onSite = text;

beforeEach(async () => {
  mkdirSync(join(dir, 'content/articles'), { recursive: true });
  writeFileSync(join(dir, 'content', path), text);
  workspace = await openWorkspace(join(dir, 'content'), join(dir, 'state'));
  [past, onSite] = [[], text];
});

function publishing(own: Partial<Publishing>, preview: { origin: string; secret: string } | null = null) {
  const { store } = createFakeStore();
  const publication = async () => ({
    ...testPublication('a'),
    sources: [{ path, text: onSite, picture: null, hidden: false }],
  });
  return createPublishing({
    workspace,
    preview,
    publishing: { ...noPublishing, ...own },
    withStore: (work) => work({ ...store, history: async () => past, publication }),
  });
}

const request = { paths: [path], after: 0, message: '', commits: false };

/** Newest first, as the store gives them. */
function publishedBefore(...texts: (string | null)[]): void {
  past = texts.map((one, index) => ({
    ...{
      id: texts.length - index,
      version: 'a',
      contract: 'c',
      fingerprint: null,
      occasion: 'publish',
      restored: null,
    },
    ...{ publishedAt: new Date(2026, 0, 9 - index), changes: { added: 0, changed: 1, removed: 0 }, nextChange: null },
    ...{
      who: `Автор ${texts.length - index}`,
      message: null,
      files: Object.fromEntries(one === null ? [] : [[path, hashOf(one)]]),
    },
  }));
  onSite = texts[0] ?? '';
}

const undoing = async () => (await publishing({}).changes()).undoing;

async function all(lines: AsyncIterable<PublishLine>): Promise<PublishLine[]> {
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
  expect((await all(publishing(own).publish(request))).map(({ text }) => text)).toEqual([
    'Проверяется и собирается…',
    'Картинки: 1 из 2',
    'Опубликовано.',
  ]);
});

it('publishes nothing with errors, and says so', async () => {
  const own: Partial<Publishing> = { publish: async () => ({ status: 'faulty', faults: [fault], version: null }) };
  expect((await all(publishing(own).publish(request))).at(-1)).toMatchObject({
    kind: 'failed',
    errors: [{ path: 'a.md', field: 'title' }],
  });
});

it('hands on what is refused in words for editors', async () => {
  const own: Partial<Publishing> = {
    restore: () => Promise.reject(new EditorError('публикации 3 нет', 'no such publication')),
  };
  expect(await all(publishing(own).restore(3))).toEqual([{ kind: 'failed', text: 'Публикации 3 нет', errors: [] }]);
});

it('leaves an error that is no matter of editors to the log, whatever letters it has', async () => {
  vi.mocked(console.error).mockReturnValue();
  const error = new Error('C:\\Пользователи\\Анна');
  const lines = await all(publishing({ publish: () => Promise.reject(error) }).publish(request));
  expect(lines).toEqual([{ kind: 'failed', text: 'Публикация не удалась, подробности в окне студии', errors: [] }]);
  expect(console.error).toHaveBeenCalledWith(error);
  vi.mocked(console.error).mockClear();
});

it('makes a link for a week, and none without a secret', async () => {
  const own: Partial<Publishing> = { savePreview: async () => ({ id: 'ab12', faults: [] }) };
  await expect(publishing(own).link('/')).rejects.toThrow('PREVIEW_SECRET');
  const { url } = await publishing(own, { origin: 'https://vitimepro.ru', secret: 'sixteen letters!' }).link('/faq');
  expect(url).toMatch(/^https:\/\/vitimepro\.ru\/preview\/ab12\..+to=%2Ffaq$/);
});

it('says what changes and what is wrong with it, and whether there is a repository to save it in', async () => {
  publishedBefore(text);
  const broken = text.replace('author: belov', 'author: nikto');
  writeFileSync(join(dir, 'content', path), broken);
  expect(await publishing({}).changes()).toMatchObject({
    after: 1,
    entries: [{ path, change: 'changed', fields: [{ before: 'belov', after: 'nikto' }] }],
    errors: expect.arrayContaining([expect.objectContaining({ path, field: 'author' })]),
    canCommit: false,
  });
  git('init', '--quiet');
  expect((await publishing({}).changes()).canCommit).toBe(true);
});

it('saves the content folder in git when it is asked to', async () => {
  git('init', '--quiet');
  git('config', 'user.email', 'editor@example.ru');
  git('config', 'user.name', 'Редактор');
  writeFileSync(join(dir, 'content/other.md'), 'не выбрано');
  await all(
    publishing({ publish: async () => published }).publish({ ...request, message: 'Новая статья', commits: true }),
  );
  expect(git('log', '--format=%s')).toBe('Новая статья\n');
  expect(git('status', '--porcelain', '--untracked-files=all', 'content')).toBe('?? content/other.md\n');
});

it('knows of every entry whether the site has it as it is', async () => {
  expect(await publishing({}).states()).toEqual({ [path]: 'new' });
  publishedBefore(text);
  expect(await publishing({}).states()).toEqual({ [path]: 'same' });
  publishedBefore('другой');
  expect(await publishing({}).states()).toEqual({ [path]: 'changed' });
});

it('tells who published what', async () => {
  publishedBefore(text, 'прежний', null);
  const [last, first] = await publishing({}).history();
  expect(last).toMatchObject({ who: 'Автор 3', isCurrent: true, files: [{ path, change: 'changed' }] });
  expect(first).toMatchObject({
    who: 'Автор 2',
    files: [{ title: expect.stringContaining('Гигиена сна'), change: 'added' }],
  });
});

describe('what publishing would take away from others', () => {
  it.each<[string, (string | null)[], object]>([
    ['a newer text on the site', ['правка коллеги', text], { [path]: { why: 'newer', who: 'Автор 2' } }],
    ['what a colleague has removed', [null, text], { [path]: { why: 'removed', who: 'Автор 2' } }],
    ['nothing, where the text here is new', [null], {}],
  ])('%s', async (_, texts, expected) => {
    publishedBefore(...texts);
    expect(await undoing()).toMatchObject(expected);
    expect(Object.keys(await undoing())).toEqual(Object.keys(expected));
  });

  it('nothing, where the text of the site was changed here', async () => {
    publishedBefore(text);
    await workspace.change([{ path, base: hashOfText(text), bytes: 'правка' }], { occasion: 'save', path });
    expect(await undoing()).toEqual({});
  });

  it('what was brought back on the site, until it is changed here', async () => {
    publishedBefore('прежний', text, 'прежний');
    past = past.map((one, index) => (index === 0 ? { ...one, occasion: 'restore' } : one));
    expect(await undoing()).toMatchObject({ [path]: { why: 'restored' } });
    await workspace.change([{ path, base: hashOfText(text), bytes: 'правка' }], { occasion: 'save', path });
    expect(await undoing()).toEqual({});
  });

  it('a text that git has here is not newer, one that it has not is, whatever was published before', async () => {
    git('add', '.');
    git('commit', '--quiet', '--message', 'one');
    publishedBefore(text);
    writeFileSync(join(dir, 'content', path), `${text}\nправка`);
    expect(await undoing()).toEqual({});
    publishedBefore('правка коллеги');
    expect(await undoing()).toMatchObject({ [path]: { why: 'newer' } });
  });
});
