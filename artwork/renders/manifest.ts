import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Job } from './job.ts';

const folders = ['blender', 'blender/substances', 'blender/things'].map((folder) =>
  path.join(import.meta.dirname, folder),
);

/** A scene's script and everything of ours that it imports, each once. */
function scriptsOf(name: string, found = new Map<string, string>()): Map<string, string> {
  const file = folders.map((folder) => path.join(folder, `${name}.py`)).find((candidate) => existsSync(candidate));
  if (found.has(name) || !file) return found;
  const text = readFileSync(file, 'utf8');
  found.set(name, text);
  for (const [, imported = ''] of text.matchAll(/^\s*(?:import|from) (\w+)/gm)) scriptsOf(imported, found);
  return found;
}

/** Which pictures are current: a picture is not when its scripts, its label or its settings changed since. */
export function openManifest(file: string, cache: string) {
  const hashes: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const sources = new Map<string, string>();

  function fingerprint(job: Job): string {
    const source = sources.get(job.scene) ?? JSON.stringify([...scriptsOf(job.scene), ...scriptsOf('studio')].sort());
    sources.set(job.scene, source);
    const settings = JSON.stringify(job).replaceAll(cache, '');
    return createHash('sha256').update(source).update(settings).digest('hex').slice(0, 16);
  }

  return {
    isCurrent: (job: Job) => hashes[job.id] === fingerprint(job),
    accept(job: Job) {
      hashes[job.id] = fingerprint(job);
      const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => a.localeCompare(b)));
      writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
    },
  };
}
