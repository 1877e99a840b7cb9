import type { ImageFile } from '../../contract/common.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { PageData } from '../../contract/pages.ts';
import type { PublicSettings } from '../../contract/public-settings.ts';
import type { Site } from '../../contract/site.ts';
import { keysOf } from '../../contract/vocabulary.ts';
import { readFromOrigin } from './browser-reader.ts';
import type { LoadFrom } from './load.ts';
import { asPageData } from './page-data.tsx';

/** What the frame shows of the site's answer. It comes with every page, so the rest stays behind. */
export interface FrameSite extends Omit<Site, 'themes'> {
  themes: Pick<Site['themes'][number], 'slug' | 'url' | 'title' | 'shortTitle' | 'accent'>[];
}

/** The pictures of the series stand in the menu, a hundred pixels wide. */
const menuPictureWidth = 480;

export interface Frame {
  site: FrameSite | null;
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
  if (import.meta.env.SSR && serverContext && !errorPage.ok) serverContext.outcome.errorPageMissing = true;
  const parts: Parts = {
    site: site.ok ? site.data : null,
    errorPage: errorPage.ok ? errorPage.data : null,
    settings: serverContext?.settings ?? { origin: window.location.origin, counters: {}, consent: 'required' },
    failed: serverContext?.failed ?? null,
  };
  return import.meta.env.SSR ? rememberedFrame(parts) : frameFrom(parts);
}

/** What a frame is made from: the same with the site's whole answer. */
type Parts = Omit<Frame, 'site'> & { site: Site | null };

const frameFrom = (parts: Parts): Frame => ({ ...parts, site: parts.site && forFrame(parts.site) });

let last: { parts: Parts; frame: Frame } | undefined;

/** The server makes every page from the same answers: their frame is put together, and written out, once. */
function rememberedFrame(parts: Parts): Frame {
  if (!last || keysOf(parts).some((name) => parts[name] !== last?.parts[name]))
    last = { parts, frame: asPageData(frameFrom(parts)) };
  return last.frame;
}

function forFrame(site: Site): FrameSite {
  return {
    ...site,
    themes: site.themes.map(({ slug, url, title, shortTitle, accent }) => ({ slug, url, title, shortTitle, accent })),
    series: site.series.map(({ image: { portrait: _, ...image }, ...series }) => ({
      ...series,
      image: { ...narrowed(image), ...(image.night && { night: narrowed(image.night) }) },
    })),
  };
}

function narrowed<T extends ImageFile>(file: T): T {
  const isNarrow = ([key]: [string, string]) => Number(key.slice(1)) <= menuPictureWidth;
  const widths = Object.entries(file.srcset).filter(isNarrow);
  return widths.length > 0 ? { ...file, srcset: Object.fromEntries(widths) } : file;
}

/** The same outside of components: the first match of any address is the root's. */
export function frameOf([root]: readonly { loaderData?: unknown }[]): Frame | undefined {
  return isFrame(root?.loaderData) ? root.loaderData : undefined;
}

function isFrame(data: unknown): data is Frame {
  return typeof data === 'object' && data !== null && 'settings' in data;
}
