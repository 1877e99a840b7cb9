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
