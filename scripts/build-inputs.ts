import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Manifest {
  /** A file added to one of these is an input, too, although no changed file imports it. */
  folders: string[];
  /** Path of a file in the project → hash of its content. */
  inputs: Record<string, string>;
}

const manifestName = 'build-inputs.json';

/**
 * Records which files a build into `folder` is made from: its module graph, the files its style sheets name, its
 * configuration and its public folder. Installed packages are covered by the lock file. `more` are folders that the
 * build searches by itself.
 */
export function recordInputs(folder: string, more: string[] = []): { plugin: Plugin; write(): void } {
  rmSync(join(folder, manifestName), { force: true });
  const files = new Set(['package-lock.json']);
  const folders = new Set(more);
  const add = (id: string) => {
    const file = relative('.', id.split('?')[0] ?? id);
    // Modules without a file begin with a null byte.
    if (files.has(file) || /^\.\.|\0|(^|[\\/])node_modules[\\/]/.test(file) || !isFile(file)) return;
    files.add(file);
    // Style sheets that one style sheet imports are merged into it before the module graph is made.
    if (file.endsWith('.css'))
      for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/@import\s+(?:url\()?["'](\.[^"']+)/g))
        add(resolve(dirname(file), imported));
  };
  const plugin: Plugin = {
    name: 'record-inputs',
    configResolved({ configFile, configFileDependencies, publicDir }) {
      for (const file of [configFile ?? '', ...configFileDependencies]) add(file);
      if (publicDir) folders.add(relative('.', publicDir));
    },
    generateBundle(_, bundle) {
      for (const id of this.getModuleIds()) add(id);
      for (const output of Object.values(bundle))
        if (output.type === 'asset')
          for (const name of output.originalFileNames) add(resolve(this.environment.config.root, name));
    },
  };
  const write = () => {
    const inputs = hashesOf([...files], [...folders]);
    writeFileSync(join(folder, manifestName), JSON.stringify({ folders: [...folders], inputs } satisfies Manifest));
  };
  return { plugin, write };
}

/** Whether the build in a folder was made from the files as they are now. */
export function isUpToDate(folder: string): boolean {
  const file = join(folder, manifestName);
  if (!existsSync(file)) return false;
  const { folders, inputs } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return JSON.stringify(hashesOf(Object.keys(inputs), folders)) === JSON.stringify(inputs);
}

function hashesOf(files: string[], folders: string[]): Record<string, string> {
  const all = new Set([...files, ...folders.flatMap((folder) => globSync(join(folder, '**/*')).filter(isFile))]);
  return Object.fromEntries([...all].sort().map((file) => [file, isFile(file) ? hashOf(file) : 'missing']));
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url');
