import type { Image } from '../../contract/common.ts';
import { builtInErrorPage, errorMessages } from '../../contract/error-messages.ts';
import type { PageData } from '../../contract/pages.ts';
import { type ErrorKind, errorKindOf } from '../api-client/page-error.ts';

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
export const errorPictureSizes = '(min-width: 832px) 55vw, 100vw';

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
