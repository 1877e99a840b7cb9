import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createCompiler } from '../../content/publish/compiler.ts';
import { edit, sampleFiles, sampleShareDir, writeFiles } from '../../content/test-content.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readEnv, type ServerEnv } from '../../env/env.ts';
import { createEmptyStore } from '../../store/test-store.ts';
import { openLocalApi } from './local-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitimepro-local-'));
const crashing = join(folder, 'crash.mjs');
writeFileSync(crashing, `process.on('message', () => process.exit(3));`);
/** Stays between tests: the first compilation of a process takes five times as long as any other. */
const compiler = createCompiler({ stays: true });
let contentDir: string;
let env: ServerEnv;
const told: string[] = [];

beforeAll(async () => {
  contentDir = writeFiles(await sampleFiles());
  await createEmptyStore(join(folder, 'store'));
  env = readEnv({ DATA_DIR: join(folder, 'store'), CONTENT_DIR: contentDir, SHARE_DIR: sampleShareDir });
});
beforeEach(() => {
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((line) => told.push(String(line)) > 0);
});
afterAll(async () => {
  compiler.end();
  await rm(contentDir, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
});

const homeOf = async (api: Awaited<ReturnType<typeof openLocalApi>>) =>
  (await api.fetchApi(endpoints.page('home'))).text();

it('starts without compiling once the content is published, and survives a compiler that crashes', async () => {
  const first = await openLocalApi(env, { compiler });
  const home = await homeOf(first);
  await first.close();

  const again = await openLocalApi(env, { compiler: createCompiler({ worker: crashing }) });
  expect(await homeOf(again)).toBe(home);
  expect((await again.republish()).status).toBe('unchanged');

  const files = await sampleFiles();
  edit(files, 'site.yml', 'Состав', 'Новый состав');
  await writeFile(join(contentDir, 'site.yml'), String(files.get('site.yml')));
  const { status, failure } = await again.republish();
  expect([status, failure]).toEqual(['failed', 'Error: the compiler ended with code 3 before it was done']);
  expect(told.some((line) => line.includes('the site stays as it was published before'))).toBe(true);
  expect(await homeOf(again)).toBe(home);
  await again.close();
});

it('shows a new publication after what has to be done before it, to whoever asked for it meanwhile, too', async () => {
  const seen: string[] = [];
  const version = async () => (await (await api.fetchApi(endpoints.version)).json()).version as string;
  const beforeVisible = async () => void seen.push(await version());
  const api = await openLocalApi(env, { compiler, beforeVisible });
  expect(seen).toEqual([]);
  const before = await version();

  const files = await sampleFiles();
  edit(files, 'site.yml', 'По будням', 'По выходным');
  await writeFile(join(contentDir, 'site.yml'), String(files.get('site.yml')));
  const outcomes = await Promise.all([api.republish(), api.republish()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['published', 'published']);
  expect(seen).toEqual([before]);
  expect(await version()).toBe(outcomes[0]?.version);
  await api.close();
});
