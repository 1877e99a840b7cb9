import type { Hono } from 'hono';
import { apiRoot } from '../contract/endpoints.ts';
import { hashedFiles } from './answers/assets.ts';
import { answerTo, type ReadyResponse } from './answers/ready-response.ts';
import type { ResponseCache } from './answers/response-cache.ts';
import { pathOf, type ReadyAnswer } from './connection/listener.ts';
import type { ContentState } from './data/content-version.ts';
import type { NotFoundPages } from './pages/not-found-pages.ts';
import { apiAddress, dependsOnQuery, renderAddress } from './pages/page-address.ts';
import { isElsewhere } from './pages/redirects.ts';

interface Kept {
  get(path: string): ReadyResponse | undefined;
}

export interface ReadyParts {
  /** What answers whatever is not ready. */
  app: Hono;
  cache: ResponseCache;
  files: Kept;
  pictures: Kept;
  notFound: NotFoundPages;
  content: Pick<ContentState, 'redirects'>;
  origin: string;
}

/**
 * What can be sent at once. Everything is kept by its address in the one right spelling, so that no key is put together
 * for a look-up; another spelling finds nothing here.
 */
export function createReadyAnswers({
  app,
  cache,
  files,
  pictures,
  notFound,
  content,
  origin,
}: ReadyParts): ReadyAnswer {
  const ownBeginnings = new Set(app.routes.map((route) => beginningOf(route.path)));
  const handlersOfPages = handlersOf('/no/route/has/this/path');

  return (url, conditions) => {
    const kept = readyResponse(url);
    if (kept) return answerTo(conditions, kept);
    const path = pathOf(url);
    const often = notFound.keptAnswer(path, conditions);
    if (often) return often;
    const isUnknown = notFound.isUnknown(path) && isForPages(path) && !isElsewhere(path, content.redirects());
    return isUnknown ? notFound.answer(path, conditions) : undefined;
  };

  function readyResponse(url: string): ReadyResponse | undefined {
    const path = pathOf(url);
    if (url.startsWith(apiRoot)) return cache.ready(path === url ? path : apiAddress(new URL(url, origin)));
    const fixed = files.get(path) ?? pictures.get(path);
    if (fixed) return fixed;
    return cache.ready(path === url || !dependsOnQuery(path) ? path : renderAddress(new URL(url, origin)));
  }

  /** Nothing but the handlers that take every path answers it; files of the build are never pages. */
  function isForPages(path: string): boolean {
    if (path.startsWith(hashedFiles)) return false;
    // To match a path with all routes costs more than everything else here.
    return !ownBeginnings.has(beginningOf(path)) || handlersOf(path) === handlersOfPages;
  }

  function handlersOf(path: string): number {
    return app.router.match('GET', path)[0].length;
  }
}

/** The first part of a path. */
function beginningOf(path: string): string {
  const end = path.indexOf('/', 1);
  return end < 0 ? path : path.slice(0, end);
}
