import type { PageData } from '../../contract/pages.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { PublicSettings } from '../../contract/public-settings.ts';
import type { Site } from '../../contract/site.ts';
import { readFromOrigin } from './browser-reader.ts';
import { type LoadFrom, requestContextOf } from './load.ts';

export interface Frame {
  site: Site | null;
  /** Comes with every page, so that the error page can be shown when nothing else can be had any more. */
  errorPage: PageData<'error'> | null;
  settings: PublicSettings;
  /** The server knows already that this page is an error. */
  failed: { status: number } | null;
}

/** Never throws: a page without its frame data is still a page. */
export async function readFrame(from: LoadFrom): Promise<Frame> {
  const context = requestContextOf(from);
  const read = context?.readApi ?? readFromOrigin;
  const optional = <T>(path: string) => read(path).catch(() => null) as Promise<T | null>;
  const [site, errorPage] = await Promise.all([
    optional<Site>(apiPaths.site()),
    optional<PageData<'error'>>(apiPaths.page('error')),
  ]);
  if (context && !errorPage) context.outcome.errorPageMissing = true;
  const settings = context?.settings ?? { origin: window.location.origin, counters: {}, consent: 'notice' as const };
  return { site, errorPage, settings, failed: context?.failed ?? null };
}
