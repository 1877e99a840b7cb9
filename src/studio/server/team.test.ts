import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTeam } from './team.ts';
import { openWorkspace } from './workspace.ts';

/** A bare repository, and two people with a copy each: content beside code. */
const path = 'articles/gigiena-sna.md';
const other = 'articles/magniy-v-ratsione.md';
let dir: string;
let anna: Awaited<ReturnType<typeof copyOf>>;
let boris: Awaited<ReturnType<typeof copyOf>>;

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' });

async function copyOf(name: string) {
  const root = join(dir, name);
  git(dir, 'clone', '--quiet', join(dir, 'shared.git'), root);
  git(root, 'config', 'user.name', name);
  git(root, 'config', 'user.email', `${name}@example.ru`);
  mkdirSync(join(root, 'content'), { recursive: true });
  const workspace = await openWorkspace(join(root, 'content'), join(dir, `state-${name}`));
  const file = (at: string) => readFileSync(join(root, 'content', at), 'utf8');
  return {
    ...{ root, workspace, file, team: createTeam(workspace) },
    write: (at: string, text: string) => writeFileSync(join(root, 'content', at), text),
    edit: (at: string, from: RegExp, to: string) =>
      writeFileSync(join(root, 'content', at), file(at).replace(from, to)),
  };
}

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'studio-team-'));
  git(dir, 'init', '--quiet', '--bare', '--initial-branch=main', 'shared.git');
  anna = await copyOf('anna');
  cpSync('fixtures/catalogue/articles', join(anna.root, 'content/articles'), { recursive: true });
  writeFileSync(join(anna.root, 'code.txt'), 'code');
  git(anna.root, 'add', '.');
  git(anna.root, 'commit', '--quiet', '--message', 'Начало');
  await anna.team.give('');
  boris = await copyOf('boris');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('gives what one did and takes it where the other is, pictures, new and removed files included', async () => {
  anna.edit(path, /^lead: .*$/m, 'lead: Новое вступление.');
  anna.write('articles/novaya.md', '---\ntitle: Новая\ndraft: true\n---\n');
  anna.write('articles/gigiena-sna.webp', 'другая картинка');
  rmSync(join(anna.root, 'content', other));
  expect((await anna.team.look()).mine[0]?.message).toBe('Изменено файлов: 4');
  await anna.team.give('Вступление');
  expect(await anna.team.look()).toMatchObject({ mine: [], theirs: [] });
  expect((await boris.team.look()).theirs).toMatchObject([{ who: 'anna', message: 'Вступление' }]);
  expect(await boris.team.take()).toEqual({ clashes: [], taken: 4 });
  for (const one of [path, 'articles/novaya.md', 'articles/gigiena-sna.webp'])
    expect(boris.file(one)).toBe(anna.file(one));
  expect(existsSync(join(boris.root, 'content', other))).toBe(false);
  expect(git(boris.root, 'status', '--porcelain')).toBe('');
});

it('merges edits of different fields, what is not committed included, and the code beside them by git', async () => {
  anna.edit(path, /^lead: .*$/m, 'lead: Вступление Анны.');
  writeFileSync(join(anna.root, 'code.txt'), 'newer code');
  git(anna.root, 'add', 'code.txt');
  git(anna.root, 'commit', '--quiet', '--message', 'Code', 'code.txt');
  await anna.team.give('');
  boris.edit(path, /^title: .*$/m, 'title: Название Бориса');
  await expect(boris.team.give('')).rejects.toThrow('сначала возьмите их правки');
  expect(await boris.team.take()).toEqual({ clashes: [], taken: 1 });
  expect(boris.file(path)).toContain('lead: Вступление Анны.');
  expect(boris.file(path)).toContain('title: Название Бориса');
  expect(readFileSync(join(boris.root, 'code.txt'), 'utf8')).toBe('newer code');
  expect(git(boris.root, 'status', '--porcelain')).toBe('');
  await boris.team.give('Название');
  await anna.team.take();
  expect(anna.file(path)).toBe(boris.file(path));
});

it('asks for each field that both have changed, and changes nothing before', async () => {
  anna.edit(path, /^title: .*$/m, 'title: Название Анны');
  anna.edit(path, /^lead: .*$/m, 'lead: Вступление Анны.');
  rmSync(join(anna.root, 'content', other));
  await anna.team.give('');
  boris.edit(path, /^title: .*$/m, 'title: Название Бориса');
  boris.edit(path, /^lead: .*$/m, 'lead: Вступление Бориса.');
  boris.edit(other, /^title: .*$/m, 'title: Магний Бориса');
  const before = [boris.file(path), boris.file(other)];
  const { clashes, taken } = await boris.team.take();
  expect([taken, [boris.file(path), boris.file(other)]]).toEqual([0, before]);
  expect(clashes.map((one) => [one.path, one.clashes.map(({ field }) => field)])).toEqual([
    [path, ['title', 'lead']],
    [other, ['']],
  ]);
  expect(clashes[0]?.clashes[0]).toMatchObject({ mine: 'Название Бориса', theirs: 'Название Анны' });
  await boris.team.take([
    { path, field: 'title', keep: 'mine' },
    { path, field: 'lead', keep: 'theirs' },
    { path: other, field: '', keep: 'mine' },
  ]);
  expect(boris.file(path)).toContain('title: Название Бориса');
  expect(boris.file(path)).toContain('lead: Вступление Анны.');
  expect(boris.file(other)).toContain('Магний Бориса');
  await boris.team.give('');
  await anna.team.take();
  expect([anna.file(path), anna.file(other)]).toEqual([boris.file(path), boris.file(other)]);
});

it('leaves all as it is where the code beside has gone apart, and says so', async () => {
  for (const one of [anna, boris]) {
    writeFileSync(join(one.root, 'code.txt'), `code of ${one.root}`);
    git(one.root, 'commit', '--quiet', '--all', '--message', 'Code');
  }
  anna.edit(path, /^lead: .*$/m, 'lead: Вступление Анны.');
  await anna.team.give('');
  const before = boris.file(path);
  await expect(boris.team.take()).rejects.toThrow('code.txt');
  expect(boris.file(path)).toBe(before);
});

it('says in words when the shared folder cannot be reached, or there is none', async () => {
  rmSync(join(dir, 'shared.git'), { recursive: true });
  await expect(anna.team.take()).rejects.toThrow('До общей папки не достучаться');
  git(anna.root, 'remote', 'remove', 'origin');
  expect(await anna.team.look()).toMatchObject({ isShared: false });
  await expect(anna.team.take()).rejects.toThrow('ни с кем не общая');
});
