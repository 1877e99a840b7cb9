import type { ReadApi } from '../../contract/request-context.ts';
import type { Address, Redirect } from '../../contract/site-node.ts';
import type { FetchApi } from './fetch-api.ts';

/** One version of the content as this node serves it. It never changes: another version is another snapshot. */
export interface ContentSnapshot {
  readonly version: string;
  readonly fetchApi: FetchApi;
  /** The same, typed and checked against the contract. */
  readonly readApi: ReadApi;
  readonly redirects: ReadonlyMap<string, Redirect>;
  /** Every page of this version with its kind; a path that is not among them is no page. */
  readonly pages: ReadonlyMap<string, Address['kind']>;
  /** The published pictures by their hashes; null where the API does not say. */
  readonly widths: ReadonlyMap<string, number> | null;
  /** There may be other pages, too: the API does not list them. */
  readonly isPartial?: boolean;
}

/** What this node serves now. A render keeps the snapshot it began with, so a page is made of one version. */
export interface ContentState {
  /** Null until the first version has been read. */
  current(): ContentSnapshot | null;
  /** Why this node should get no new visitors, in one sentence with the remedy; null when it may. */
  notReady(): string | null;
  /** The store or the other node's API does not answer: what is in memory goes on being served. */
  away(): Away | null;
  /** The API of another node, without which there is no error page either. */
  isRemote?: boolean;
  /** Calls back when another version is served. Returns what stops it. */
  onChange(listener: () => void): () => void;
}

export interface Away {
  reason: string;
  since: Date;
}
