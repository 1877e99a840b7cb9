import { cachePolicy } from '../api/cache-policy.ts';
import { errorMessages } from '../contract/error-messages.ts';
import type { Rendered } from './response-cache.ts';

/** Specification, section 8: when the error page itself has no data. Needs nothing that could be missing. */
export function lastResortPage(): Rendered {
  const html = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${errorMessages.errorPageMissing}</title></head><body><main><h1>${errorMessages.errorPageMissing}</h1><p>Сайт временно недоступен. <a href="">Попробовать ещё раз</a></p></main></body></html>`;
  return {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cachePolicy.none },
    body: Buffer.from(html),
  };
}
