import type { Endpoint, ResponseOf } from './calls.ts';
import type { CallArgs } from './endpoints.ts';

/** What came of a call: its data, on the server with the JSON, or the status that a page without it carries. */
export type Reading<T> = { ok: true; data: T; text?: string } | { ok: false; status: number };

/** How pages get their data. The server reads in process or from `API_BASE_URL`; the browser asks its own origin. */
export type ReadApi = <E extends Endpoint>(endpoint: E, ...input: CallArgs<E>) => Promise<Reading<ResponseOf<E>>>;

/** What the server hands to the render of one page. */
export interface RequestContext {
  readApi: ReadApi;
  settings: PublicSettings;
  /** The page is an error whatever its loaders say: it threw while rendering, or its address is none. */
  failed?: { status: number };
  /** Written by loaders and the render, read by the server: the framework itself knows only 200, 404 and 500. */
  outcome: {
    status?: number;
    errorPageMissing?: boolean;
    /** Not to be kept: each asking counts. */
    noStore?: boolean;
    /**
     * For the page's security policy: `'sha256-…'` of each inline script that this render wrote, taken where the script is
     * made. Whatever else looks like a script in the finished HTML is not ours.
     */
    scriptHashes?: string[];
  };
}

/** The part of the environment that pages may know. */
export interface PublicSettings {
  origin: string;
  counters: CounterIds;
  /** `required`: nothing third-party runs until the visitor agrees. */
  consent: 'required' | 'notice';
}

export interface CounterIds {
  metrika?: string;
  vkPixel?: string;
  calltouch?: string;
  topMail?: string;
  adIframe?: string;
}
