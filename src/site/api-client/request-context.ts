import type { PublicSettings } from '../../contract/public-settings.ts';

/** How pages get their data. The server reads in process or from `API_BASE_URL`; the browser asks its own origin. */
export type ReadApi = (path: string) => Promise<unknown>;

/** What the server hands to the render of one page. */
export interface RequestContext {
  readApi: ReadApi;
  settings: PublicSettings;
  /** The page is an error whatever its loaders say: it threw while rendering, or its address is none. */
  failed?: { status: number };
  /** Written by loaders, read by the server: the framework itself knows only 200, 404 and 500. */
  outcome: {
    status?: number;
    errorPageMissing?: boolean;
    /** Not to be kept: each asking counts. */
    isPassing?: boolean;
  };
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}
