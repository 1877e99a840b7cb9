import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashOfText } from './files.ts';
import { binOf, bringBack, pastText, pastTexts, takeFromBin } from './history.ts';
import { removeEntry } from './remove-entry.ts';
import { renameEntry } from './rename-entry.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

const path = 'articles/gigiena-sna.md';
const renamed = 'articles/kak-zasypat.md';
let dir: string;
let workspace: Workspace;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'studio-history-'));
  cpSync('fixtures/catalogue/articles', join(dir, 'content/articles'), { recursive: true });
  workspace = await openWorkspace(join(dir, 'content'), join(dir, 'state'), async () => 'Анна');
});
afterEach(() => rmSync(dir, { recursive: true }));

const file = (name: string) => readFileSync(join(dir, 'content', name), 'utf8');
const write = (name: string, bytes: string) =>
  workspace.change([{ path: name, base: hashOfText(file(name)), bytes }], { occasion: 'save', path: name });

it('has every earlier text of an entry, under its earlier name, too, and brings one back', async () => {
  const first = file(path);
  await write(path, first.replace('lead: Сон редко', 'lead: Сон часто'));
  await renameEntry(workspace, path, 'kak-zasypat', hashOfText(file(path)));
  const past = await pastTexts(workspace, renamed);
  expect(past.map(({ occasion, who }) => `${occasion} ${who}`)).toEqual(['rename Анна', 'save Анна']);
  const oldest = past.at(-1)?.id ?? '';
  expect((await pastText(workspace, renamed, oldest)).fields).toContainEqual(
    expect.objectContaining({ field: 'lead', after: expect.stringContaining('редко') }),
  );
  const before = file(renamed);
  await expect(bringBack(workspace, renamed, oldest, 'older')).rejects.toMatchObject({ status: 409 });
  await bringBack(workspace, renamed, oldest, hashOfText(before));
  expect(file(renamed)).toBe(first);
  const [undone] = await pastTexts(workspace, renamed);
  await bringBack(workspace, renamed, undone?.id ?? '', hashOfText(first));
  expect(file(renamed)).toBe(before);
});

it('takes what was deleted, here or by others, out of the bin with its picture', async () => {
  const [text, other] = [file(path), 'articles/magniy-v-ratsione.md'];
  const picture = readFileSync(join(dir, 'content/articles/gigiena-sna.webp'));
  await removeEntry(workspace, { path, base: hashOfText(text), references: [] });
  rmSync(join(dir, 'content', other));
  expect((await binOf(workspace)).map((line) => line.path)).toEqual([other, path]);
  const [, line] = await binOf(workspace);
  expect(line).toMatchObject({ title: expect.stringContaining('Гигиена сна'), who: 'Анна' });
  expect(await takeFromBin(workspace, line?.id ?? '')).toBe(path);
  expect(file(path)).toBe(text);
  expect(readFileSync(join(dir, 'content/articles/gigiena-sna.webp'))).toEqual(picture);
  expect((await binOf(workspace)).map((one) => one.path)).toEqual([other]);
  writeFileSync(join(dir, 'content', other), '---\ntitle: Новая\n---\n');
  expect(await binOf(workspace)).toEqual([]);
});
