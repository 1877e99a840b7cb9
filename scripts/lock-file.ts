/** What we read and write of npm's package-lock.json, version 3. */
export type LockEntry = {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  license?: string;
  bin?: Record<string, string>;
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, LockEntry> };

/** The registry's newest version in a range as a lock entry, or nothing when it has none. */
export type LookUp = (name: string, range: string) => Promise<LockEntry | undefined>;

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

export function packageName(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Where Node would find a dependency of the package at `from`, if it is in the lock file at all. */
export function locate(lock: LockFile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (lock.packages[path]) return path;
    if (!folder) return undefined;
  }
}

/**
 * Adds the optional packages that npm left out because this machine's registry lacks them or because they are for
 * another platform. Without them `npm ci` refuses the lock file, or installs no native code there. Returns what it added.
 */
export async function addMissingOptionals(lock: LockFile, lookUp: LookUp): Promise<string[]> {
  const added: string[] = [];
  const queue = Object.keys(lock.packages);
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    const parent = lock.packages[from];
    for (const [name, range] of Object.entries(parent?.optionalDependencies ?? {})) {
      if (locate(lock, from, name)) continue;
      const found = (await lookUp(name, range)) ?? withoutRegistry(name, range);
      const path = `node_modules/${name}`;
      lock.packages[path] = { ...found, optional: true, ...((parent?.dev || parent?.devOptional) && { dev: true }) };
      added.push(`${name}@${found.version}`);
      queue.push(path);
    }
  }
  return added;
}

/**
 * A normal form that is the same on every machine. No addresses: each machine has its own registry. No `engines`: npm
 * compares them with the Node that runs npm, while the project brings the Node it runs on; it would warn about
 * packages that work, and leave out optional ones that are needed.
 */
export function normalise(lock: LockFile): void {
  for (const [path, entry] of Object.entries(lock.packages)) {
    delete entry.resolved;
    if (path) delete entry.engines;
    for (const key of ['os', 'cpu', 'libc'] as const) if (entry[key]) entry[key] = [entry[key]].flat();
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted.map(([path, entry]) => [path, path ? sortKeys(entry) : entry]));
}

const operatingSystems: Record<string, string> = { windows: 'win32', win: 'win32', linuxmusl: 'linux' };
for (const os of [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]) {
  operatingSystems[os] = os;
}
const processors = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');

export type Platform = { stem: string; os?: string; cpu?: string; musl: boolean };

/** The platform that a package's name tells, and the rest of the name: `@img/sharp` of `@img/sharp-linux-x64`. */
export function platformInName(name: string): Platform {
  const words = name.split(/(?<=[-/])/);
  const bare = words.map((word) => word.replace(/[-/]$/, ''));
  const rest = bare.findIndex((word) => word in operatingSystems || processors.includes(word));
  return {
    stem: rest < 0 ? name : words.slice(0, rest).join('').replace(/[-/]$/, ''),
    os: bare.map((word) => operatingSystems[word]).find(Boolean),
    cpu: bare.find((word) => processors.includes(word)),
    musl: bare.some((word) => word.includes('musl')),
  };
}

function withoutRegistry(name: string, range: string): LockEntry {
  const { os, cpu } = platformInName(name);
  if (!exactVersion.test(range) || !(os || cpu)) {
    throw new Error(`the registry has no ${name}@${range}, and its name does not tell its platform: add it by hand`);
  }
  return { version: range, ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }) };
}

/** npm's own order: version and integrity, then plain values, dependencies, the other objects, each kind by name. */
function sortKeys(entry: LockEntry): LockEntry {
  const rank = (key: string, value: unknown) => {
    if (key === 'version') return 0;
    if (key === 'integrity') return 1;
    if (typeof value !== 'object' || Array.isArray(value)) return 2;
    return key === 'dependencies' ? 3 : 4;
  };
  return Object.fromEntries(
    Object.entries(entry).sort(([a, x], [b, y]) => rank(a, x) - rank(b, y) || a.localeCompare(b, 'en')),
  );
}
