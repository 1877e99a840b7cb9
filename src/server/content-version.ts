import { apiPaths } from '../contract/paths.ts';
import type { Redirect } from '../contract/upkeep.ts';
import { errorFields, log } from '../http/log.ts';
import type { FetchApi } from './api-connection.ts';

/** What is published now, as far as this node knows: caches and redirects follow it. */
export interface ContentState {
  version(): string;
  isReady(): boolean;
  redirects(): ReadonlyMap<string, Redirect>;
  refresh(): Promise<void>;
  /** Calls back when another version is published. */
  onChange(listener: () => void): void;
}

export function createContentState(fetchApi: FetchApi): ContentState {
  let version = '';
  let redirects: ReadonlyMap<string, Redirect> = new Map();
  const listeners: (() => void)[] = [];

  return {
    version: () => version,
    isReady: () => version !== '',
    redirects: () => redirects,
    onChange: (listener) => void listeners.push(listener),
    async refresh() {
      try {
        const now = await readJson<{ version: string }>(fetchApi, apiPaths.version());
        if (now.version === version) return;
        const list = await readJson<Redirect[]>(fetchApi, apiPaths.redirects());
        redirects = new Map(list.map((redirect) => [redirect.from, redirect]));
        version = now.version;
        log('info', 'content version', { version });
        for (const listener of listeners) listener();
      } catch (error) {
        // The pages that are cached go on being served; the next refresh tries again.
        log('warn', 'content version could not be read', errorFields(error));
      }
    },
  };
}

async function readJson<T>(fetchApi: FetchApi, path: string): Promise<T> {
  const response = await fetchApi(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}
