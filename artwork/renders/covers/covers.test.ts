import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { Thing } from './cover.ts';
import { covers, stills } from './jobs.ts';

const content = path.join(import.meta.dirname, '../../../content');
const things = path.join(import.meta.dirname, '../blender/things');
const packs: string[] = [];
const pack = (key: string) => {
  packs.push(key);
  return {};
};
const jobs = [...covers(pack), ...stills(pack)];

describe('covers and stills', () => {
  it('belong to entries of the content that name them as their picture', () => {
    for (const { id } of jobs) {
      const entries = globSync(id.replace(/(\.\w+)?\.webp$/, '.{md,yml}'), { cwd: content });
      const text = entries.map((entry) => readFileSync(path.join(content, entry), 'utf8')).join('');
      assert.ok(text.includes(`file: ${path.basename(id)}`), id);
    }
  });

  it('are made of objects that can be built and of packs that are sold', () => {
    const built = globSync('*.py', { cwd: things })
      .map((file) => readFileSync(path.join(things, file), 'utf8').split('\nTHINGS = {')[1] ?? '')
      .flatMap((table) => [...table.matchAll(/"([\w-]+)":/g)].map(([, kind]) => kind));
    const wanted = new Set(jobs.flatMap((job) => (job.things as Thing[]).map(({ kind }) => kind)));
    assert.deepEqual([...wanted].sort(), [...new Set(built)].sort());
    for (const key of packs) assert.ok(existsSync(path.join(content, 'series', `${key}.md`)), key);
  });
});
