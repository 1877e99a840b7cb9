import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
  inBundle?: boolean;
  engines?: object;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Entry> };
const entries = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const namesOf = (found: [path: string, entry: Entry][]) => [...new Set(found.map(([path]) => nameOf(path)))].sort();

/** Where Node would find a dependency of the package at `from`. */
function locate(from: string, name: string): Entry | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const entry = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (entry || !folder) return entry;
  }
}

const isFor = (entry: Entry, cpu: string) =>
  entry.os?.includes('linux') && entry.cpu?.includes(cpu) && !entry.libc?.includes('musl');

/** Packages that bring native code as optional packages, one for each platform. */
const nativeParents = Object.entries(packages).flatMap(([from, parent]) => {
  const natives = Object.keys(parent.optionalDependencies ?? {}).flatMap((name) => locate(from, name) ?? []);
  return parent.os || !natives.some((entry) => isFor(entry, 'x64'))
    ? []
    : [{ name: nameOf(from) || 'the project', natives }];
});

describe('the lock file', () => {
  it('has the checksum of every package; one that is bundled is part of another', () => {
    expect(namesOf(entries.filter(([, entry]) => !entry.inBundle && !entry.integrity?.startsWith('sha512-')))).toEqual(
      [],
    );
  });

  it('holds every optional package, so that each platform finds its own', () => {
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !locate(from, name)),
    );
    expect(missing, 'run `npm run lock`').toEqual([]);
  });

  it('knows packages with native code', () => {
    expect(nativeParents.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['the project', 'sharp', 'rolldown', '@biomejs/biome']),
    );
  });

  it.each(nativeParents)('has the native code of $name for Linux on x64 and arm64, in one version', ({ natives }) => {
    const versions = (cpu: string) => natives.filter((entry) => isFor(entry, cpu)).map(({ version }) => version);
    expect(versions('arm64').length).toBeGreaterThan(0);
    expect(versions('arm64')).toEqual(versions('x64'));
  });

  it('names no registry, and no engines for npm to compare with the wrong Node', () => {
    expect(namesOf(entries.filter(([, entry]) => entry.resolved || entry.engines)), 'run `npm run lock`').toEqual([]);
  });

  it('brings no install script that package.json does not name', () => {
    const scripted = namesOf(entries.filter(([, entry]) => entry.hasInstallScript));
    expect(scripted).toEqual(Object.keys(read('package.json').allowScripts).sort());
  });
});

it('every dependency of the project stands in docs/dependencies.md, with who keeps it', () => {
  const { dependencies, optionalDependencies, devDependencies } = read('package.json');
  const listed = readFileSync(join(import.meta.dirname, '../docs/dependencies.md'), 'utf8');
  const named = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies });
  expect(named.filter(([name, version]) => !listed.includes(`| \`${name}\` | ${version} |`))).toEqual([]);
});
