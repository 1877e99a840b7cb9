import { endpoints } from '../../contract/endpoints.ts';
import { pagePaths, themeSlugs } from '../../contract/paths.ts';
import type { ReadApi } from '../../contract/request-context.ts';
import type { Address, Redirect } from '../../contract/site-node.ts';
import { log } from '../../http/log.ts';

/** What is published now, as far as this node knows: caches and redirects follow it. */
export interface ContentState {
  version(): string;
  isReady(): boolean;
  redirects(): ReadonlyMap<string, Redirect>;
  /** Every page of this version with its kind; a path that is not among them is no page. */
  pages(): ReadonlyMap<string, Address['kind']>;
  refresh(): Promise<void>;
  /** Calls back when another version is published. */
  onChange(listener: () => void): void;
}

/** Fixed routes exist whatever is published. */
const fixedPages: [string, string][] = [
  ...Object.values(pagePaths).map((path): [string, string] => [path, 'page']),
  ...themeSlugs.map((slug): [string, string] => [`/${slug}`, 'theme']),
];

export function createContentState(read: ReadApi): ContentState {
  let version = '';
  let redirects: ReadonlyMap<string, Redirect> = new Map();
  let pages: ReadonlyMap<string, string> = new Map();
  const listeners: (() => void)[] = [];
  let latest = Promise.resolve();

  return {
    version: () => version,
    isReady: () => version !== '',
    redirects: () => redirects,
    pages: () => pages,
    onChange: (listener) => void listeners.push(listener),
    // One after the other: of two at once the one that was slower, not the one that is newer, would win.
    refresh() {
      latest = latest.then(refresh);
      return latest;
    },
  };

  async function refresh(): Promise<void> {
    // Where an answer is missing, the pages that are cached go on being served; the next refresh tries again.
    const now = await read(endpoints.version);
    if (!now.ok || now.data.version === version) return;
    const [list, addresses] = [await read(endpoints.redirects), await read(endpoints.addresses)];
    if (!list.ok || !addresses.ok) return;
    redirects = new Map(list.data.map((redirect) => [redirect.from, redirect]));
    pages = new Map([...fixedPages, ...addresses.data.map(({ path, kind }): [string, string] => [path, kind])]);
    version = now.data.version;
    log('info', 'content version', { version });
    for (const listener of listeners) listener();
  }
}
