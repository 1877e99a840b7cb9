import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeFiles } from '../../../fixtures/content-files.ts';
import { importsOf } from '../../../fixtures/imports.ts';
import { compiler, fingerprintOf } from './fingerprint.ts';

const files = new Map([
  ['site.yml', 'brand: Ё\n'],
  ['articles/one.md', 'Один\n'],
]);
let dir: string;
let first: string;
beforeAll(async () => {
  dir = writeFiles(files);
  first = await fingerprintOf(dir);
});
afterAll(() => Promise.all([dir, `${dir}-copy`].map((folder) => rm(folder, { recursive: true, force: true }))));

it('is the same for the same files, wherever they lie', async () => {
  await cp(dir, `${dir}-copy`, { recursive: true });
  expect(await fingerprintOf(`${dir}-copy`)).toBe(first);
});

it('is another one when a file changes, moves, comes or goes', async () => {
  const seen = [first];
  const look = async () => void seen.push(await fingerprintOf(dir));
  await writeFile(join(dir, 'articles/one.md'), 'Одна\n');
  await look();
  await rename(join(dir, 'articles/one.md'), join(dir, 'articles/two.md'));
  await look();
  await writeFile(join(dir, 'articles/three.md'), '');
  await look();
  await rm(join(dir, 'articles/two.md'));
  await look();
  expect(new Set(seen).size).toBe(5);
});

it('does not depend on what the compiler does not read', async () => {
  const before = await fingerprintOf(dir);
  await writeFile(join(dir, 'articles/.three.md.swp'), 'x');
  expect(await fingerprintOf(dir)).toBe(before);
});

it('covers every folder of the code that compiles', () => {
  const imports = Map.groupBy(
    importsOf('src').filter(({ isType }) => !isType),
    ({ from }) => from,
  );
  const loaded = new Set(['src/content/publishing/build-publication.ts', 'src/content/share/make-share-pictures.ts']);
  for (const file of loaded) for (const { to } of imports.get(file) ?? []) loaded.add(to);
  const folders = new Set([...loaded].map((file) => file.split('/').slice(0, 2).join('/')));
  expect(folders).toContain('src/text');
  expect([...folders].filter((folder) => !compiler.includes(folder))).toEqual([]);
});
