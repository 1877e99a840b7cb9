import { errorMessages } from '../../contract/error-messages.ts';
import type { PublicSettings } from '../../contract/public-settings.ts';
import type { ReadApi, RequestContext } from '../../contract/request-context.ts';
import { readablePath } from '../../contract/unreadable-path.ts';
import { cachePolicy } from '../../http/cache-policy.ts';
import { errorFields, log } from '../../http/log.ts';
import { logSeldom } from '../../http/log-seldom.ts';
import type { Made } from '../answers/response-cache.ts';
import { contentSecurityPolicy, type MoreSources } from '../answers/security-headers.ts';
import { recordSources } from '../data/sources.ts';
import { limits } from '../operations/limits.ts';
import { lastResortPage } from './last-resort.ts';
import { hasSpacedSegment, isPersonal } from './page-address.ts';

/** The built site: a request and its context in, status and headers out; the HTML is left in the context. */
export interface Site {
  fetch(request: Request, options: { context: RequestContext }): Promise<Response> | Response;
}

export interface PageRenderer {
  render(address: string): Promise<Made>;
}

/**
 * What React leaves in the place of a part that threw inside a `Suspense` boundary, counting on the browser to try again: a
 * page with a hole, which must neither be sent nor kept.
 */
const brokenPart = '<!--$!-->';

export function createPageRenderer(
  site: () => Promise<Site>,
  readApi: ReadApi,
  settings: PublicSettings,
  moreSources: MoreSources = {},
): PageRenderer {
  const attempt = async (address: string, failed?: { status: number }): Promise<Made> => {
    const outcome: RequestContext['outcome'] = {};
    const { read, sources } = recordSources(readApi);
    const { fetch } = await site();
    const response = await fetch(new Request(settings.origin + readable(address)), {
      context: { readApi: read, settings, outcome, failed },
    });
    const html = Buffer.from(await response.arrayBuffer());
    if (html.includes(brokenPart)) throw new Error('a part of the page threw while it was rendered');
    const status = failed?.status ?? outcome.status ?? response.status;
    if (status >= 400 && outcome.errorPageMissing) {
      logSeldom('no error page', 'error', errorMessages.errorPageMissing, {
        address,
        status,
        remedy: 'publish pages/error.yml; until then errors are told by a built-in page',
      });
      return lastResortPage();
    }
    const location = response.headers.get('Location');
    return {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control':
          status === 200 && !outcome.noStore && !isPersonal(address) ? cachePolicy.content : cachePolicy.none,
        'Content-Security-Policy': contentSecurityPolicy(html, settings.counters, moreSources),
        ...(location ? { Location: location } : {}),
        ...(status === 503 ? { 'Retry-After': String(limits.retryAfterSeconds) } : {}),
      },
      body: html,
      sources,
    };
  };

  return {
    async render(address) {
      try {
        return await attempt(address, hasSpacedSegment(address) ? { status: 404 } : undefined);
      } catch (error) {
        logSeldom(`render ${address}`, 'error', 'page could not be rendered', { address, ...errorFields(error) });
      }
      try {
        return await attempt(address, { status: 500 });
      } catch (error) {
        log('error', 'error page could not be rendered', { address, ...errorFields(error) });
        return lastResortPage();
      }
    },
  };
}

function readable(address: string): string {
  const [path = '', ...query] = address.split('?');
  return [readablePath(path), ...query].join('?');
}
