import { endpoints } from '../contract/endpoints.ts';
import type { ReadApi } from '../contract/request-context.ts';
import type { Redirect } from '../contract/upkeep.ts';
import { log } from '../http/log.ts';

/** What is published now, as far as this node knows: caches and redirects follow it. */
export interface ContentState {
  version(): string;
  isReady(): boolean;
  redirects(): ReadonlyMap<string, Redirect>;
  refresh(): Promise<void>;
  /** Calls back when another version is published. */
  onChange(listener: () => void): void;
}

export function createContentState(read: ReadApi): ContentState {
  let version = '';
  let redirects: ReadonlyMap<string, Redirect> = new Map();
  const listeners: (() => void)[] = [];

  return {
    version: () => version,
    isReady: () => version !== '',
    redirects: () => redirects,
    onChange: (listener) => void listeners.push(listener),
    async refresh() {
      // Where an answer is missing, the pages that are cached go on being served; the next refresh tries again.
      const now = await read(endpoints.version);
      if (!now.ok || now.data.version === version) return;
      const list = await read(endpoints.redirects);
      if (!list.ok) return;
      redirects = new Map(list.data.map((redirect) => [redirect.from, redirect]));
      version = now.data.version;
      log('info', 'content version', { version });
      for (const listener of listeners) listener();
    },
  };
}
