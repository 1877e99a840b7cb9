import { errorMessages } from '../../contract/error-messages.ts';
import type { PublicSettings, RequestContext } from '../../contract/request-context.ts';
import { readablePath } from '../../contract/unreadable-path.ts';
import { cachePolicy } from '../../http/caching.ts';
import { errorFields, log } from '../../http/log.ts';
import { logSeldom } from '../../http/log-seldom.ts';
import { withoutQuery } from '../../text/address.ts';
import type { ContentSnapshot } from '../data/content-state.ts';
import { limits } from '../operations/limits.ts';
import type { Rendered } from '../responses/ready-response.ts';
import { contentSecurityPolicy, type MoreSources } from '../responses/security-headers.ts';
import { knownPhone, lastResortPage } from './built-in-pages.ts';
import { isPersonal } from './page-address.ts';

/** The built site: a request and its context in, a page out; what else there is to know is left in the context. */
export interface Site {
  fetch(request: Request, options: { context: RequestContext }): Promise<Response> | Response;
}

export interface PageRenderer {
  /** A page is made of the one snapshot it is given, whatever is published meanwhile. */
  render(address: string, snapshot: Pick<ContentSnapshot, 'readApi'>): Promise<Rendered>;
}

/**
 * What React leaves in place of a part that threw inside a `Suspense` boundary, for the browser to try again: a page with a
 * hole, which must neither be sent nor kept.
 */
const brokenPart = '<!--$!-->';

export function createPageRenderer(
  site: () => Promise<Site>,
  settings: PublicSettings,
  moreSources: MoreSources = {},
): PageRenderer {
  return {
    async render(address, { readApi }) {
      try {
        return await attempt(address, { readApi, settings, outcome: {} });
      } catch (error) {
        // What a visitor looks for is not for the log.
        logSeldom(`render ${address}`, 'error', 'page could not be rendered', {
          path: withoutQuery(address),
          ...errorFields(error),
        });
      }
      try {
        return await attempt(address, { readApi, settings, outcome: {}, failed: { status: 500 } });
      } catch (error) {
        log('error', 'error page could not be rendered', { path: withoutQuery(address), ...errorFields(error) });
        return lastResortPage(await knownPhone(readApi));
      }
    },
  };

  async function attempt(address: string, context: RequestContext): Promise<Rendered> {
    const { outcome, failed } = context;
    const { fetch } = await site();
    const response = await fetch(new Request(settings.origin + address.replace(/^[^?]*/, readablePath)), { context });
    const html = Buffer.from(await response.arrayBuffer());
    if (html.includes(brokenPart)) throw new Error('a part of the page threw while it was rendered');
    const status = failed?.status ?? outcome.status ?? response.status;
    if (status >= 400 && outcome.errorPageMissing) {
      logSeldom('no error page', 'error', errorMessages.errorPageMissing, {
        path: withoutQuery(address),
        status,
        remedy: 'publish pages/error.yml; until then errors are told by a built-in page',
      });
      return lastResortPage(await knownPhone(context.readApi));
    }
    const isShared = status === 200 && !outcome.noStore && !isPersonal(address);
    const location = response.headers.get('Location');
    return {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': isShared ? cachePolicy.content : cachePolicy.none,
        'Content-Security-Policy': contentSecurityPolicy(
          { 'script-src': outcome.scriptHashes },
          settings.counters,
          moreSources,
        ),
        ...(location ? { Location: location } : {}),
        ...(status === 503 ? { 'Retry-After': String(limits.retryAfterSeconds) } : {}),
      },
      body: html,
    };
  }
}
