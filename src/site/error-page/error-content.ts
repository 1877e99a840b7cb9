import type { AnyRouter } from '@tanstack/react-router';
import type { Image } from '../../contract/common.ts';
import { builtInErrorPage, errorMessages } from '../../contract/error-messages.ts';
import type { PageData } from '../../contract/pages.ts';
import { frameOf } from '../api-client/frame-data.ts';
import { type ErrorKind, errorKindOf } from '../api-client/page-error.ts';
import { avifSrcset, webpSrcset } from '../images/sources.ts';

export interface ErrorContent {
  kind: ErrorKind;
  /** Shown beside the status. */
  message: string;
  image: Image | null;
  /** HTML. */
  title: string;
  text: string;
  retry: string;
  back: string;
  tabTitle: string;
}

/** How wide the picture is shown. */
export const errorPictureSizes = '(min-width: 768px) 55vw, 100vw';

/** Text and picture of the error page, by kind of error. */
export function errorContent(page: PageData<'error'> | null, status: number): ErrorContent {
  const kind = errorKindOf(status);
  if (kind === 'notFound') {
    return {
      kind,
      message: errorMessages.notFound,
      image: page?.image ?? null,
      title: page?.title ?? errorMessages.notFound,
      text: page?.text ?? '',
      retry: '',
      back: '',
      tabTitle: page?.seo.meta_title ?? errorMessages.notFound,
    };
  }
  // A publication made before these fields existed has none.
  const source = page?.[kind] ?? builtInErrorPage;
  return {
    kind,
    message: kind === 'fault' ? 'Не получилось показать страницу' : 'Нет соединения',
    image: page?.[kind]?.image ?? page?.image ?? null,
    title: source.title,
    text: source.text,
    retry: page?.[kind]?.retry ?? 'Попробовать ещё раз',
    back: page?.offline?.back ?? 'Вернуться назад',
    tabTitle: page?.[kind]?.meta_title ?? source.title,
  };
}

/** Loads the picture of the offline page into the browser's cache once the page is idle, because later it cannot be loaded. */
export function keepOfflinePicture(router: AnyRouter): void {
  const image = frameOf(router.state.matches)?.errorPage?.offline?.image;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!image || connection?.saveData || typeof requestIdleCallback !== 'function') return;
  const load = () => {
    const sizes = `sizes="${errorPictureSizes}"`;
    document.createElement('picture').innerHTML =
      `<source type="image/avif" srcset="${avifSrcset(image)}" ${sizes}><img fetchpriority="low" srcset="${webpSrcset(image)}" ${sizes}>`;
  };
  const whenIdle = () => requestIdleCallback(load);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
