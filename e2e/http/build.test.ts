import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { previousAsset } from '../support/routes.ts';
import { ask } from './ask.ts';

it("the previous build's files are still there; a file of no build is a plain 404", async () => {
  const old = await ask(`/${previousAsset.path}`);
  expect(old.status).toBe(200);
  expect(await old.text()).toBe(previousAsset.code);
  const missing = await ask('/assets/no-such-file-abc123.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toContain('text/plain');
});

it('nothing of the studio is in the build of the site', () => {
  const built = globSync('dist/{client,server}/**/*.{js,css}');
  expect(built.length).toBeGreaterThan(10);
  expect(built.filter((name) => /__studio|X-Studio-Token/i.test(readFileSync(name, 'utf8')))).toEqual([]);
});
