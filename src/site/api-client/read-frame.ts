import { endpoints } from '../../contract/endpoints.ts';
import type { PageData } from '../../contract/pages.ts';
import type { PublicSettings } from '../../contract/public-settings.ts';
import type { Site } from '../../contract/site.ts';
import { readFromOrigin } from './browser-reader.ts';
import type { LoadFrom } from './load.ts';

export interface Frame {
  site: Site | null;
  /** Comes with every page, so that the error page can be shown when nothing else can be had any more. */
  errorPage: PageData<'error'> | null;
  settings: PublicSettings;
  /** The server knows already that this page is an error. */
  failed: { status: number } | null;
}

/** Never throws: a page without its frame data is still a page. */
export async function readFrame({ serverContext }: LoadFrom): Promise<Frame> {
  const read = serverContext?.readApi ?? readFromOrigin;
  const [site, errorPage] = await Promise.all([read(endpoints.site), read(endpoints.page('error'))]);
  if (serverContext && !errorPage.ok) serverContext.outcome.errorPageMissing = true;
  return {
    site: site.ok ? site.data : null,
    errorPage: errorPage.ok ? errorPage.data : null,
    settings: serverContext?.settings ?? { origin: window.location.origin, counters: {}, consent: 'required' },
    failed: serverContext?.failed ?? null,
  };
}

/** The same outside of components: the first match of any address is the root's. */
export function frameOf([root]: readonly { loaderData?: unknown }[]): Frame | undefined {
  return isFrame(root?.loaderData) ? root.loaderData : undefined;
}

function isFrame(data: unknown): data is Frame {
  return typeof data === 'object' && data !== null && 'settings' in data;
}
