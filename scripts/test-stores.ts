import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from '../src/content/publishing/fingerprint.ts';

/** What behaviours are tried on: it changes with the code, not with the brand. */
export const fixtureCatalogue = 'fixtures/catalogue';
export const brandCatalogue = 'content';

/** Pictures are named by what they show, so servers and runs can share a folder; making them is the slowest of all. */
export const fixtureMedia = '.data/test-media/fixture';

const kept = '.data/test-stores';

/**
 * Puts an SQLite store with this content into a folder. It is published once for each state of content and compiler,
 * and copied from then on: publishing is most of what it takes to start a site.
 */
export async function copyPublishedStore(contentDir: string, to: string): Promise<void> {
  cpSync(await publishedStore(contentDir), to, { recursive: true });
}

export async function publishedStore(contentDir: string): Promise<string> {
  const name = contentDir.replaceAll('/', '-');
  const store = join(kept, `${name}-${(await fingerprintOf(contentDir)).slice(0, 16)}`);
  if (existsSync(store)) return store;
  mkdirSync(kept, { recursive: true });
  const unfinished = mkdtempSync(join(kept, `${name}.`));
  try {
    await publish(contentDir, join(unfinished, 'store'));
    for (const old of readdirSync(kept)) if (old.startsWith(`${name}-`)) rmSync(join(kept, old), { recursive: true });
    renameSync(join(unfinished, 'store'), store);
  } catch (error) {
    // Another run may have been quicker.
    if (!existsSync(store)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return store;
}

function publish(contentDir: string, store: string): Promise<void> {
  const cli = join(import.meta.dirname, '../src/content/cli.ts');
  const args = ['--disable-warning=ExperimentalWarning', cli, 'publish', '--dir', contentDir];
  const { DATABASE_URL, ...env } = process.env;
  const child = spawn(process.execPath, args, {
    env: { ...env, DATA_DIR: store, PICTURES: 'on-demand' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${contentDir} could not be published:\n${output}`)),
    );
  });
}
