import { currentRequest } from '../../http/log.ts';
import type { Counters } from '../operations/counters.ts';
import { createLimiter } from '../operations/limiter.ts';
import { limits } from '../operations/limits.ts';
import { overloadPage } from './built-in-pages.ts';
import type { PageRenderer } from './pages.ts';

type RenderLimits = Record<'rendersAtOnce' | 'rendersWaiting' | 'rendersPerClient' | 'renderWaitMs', number>;

/**
 * The same renderer with a bounded queue. A page beyond it would come later than visitors wait, and take memory meanwhile, so
 * it is refused with 503 and a page that tries again by itself.
 */
export function limitRenders(pages: PageRenderer, counters: Counters, options: RenderLimits = limits): PageRenderer {
  const limiter = createLimiter({
    concurrency: options.rendersAtOnce,
    maxWaiting: options.rendersWaiting,
    maxPerClient: options.rendersPerClient,
    timeout: options.renderWaitMs,
  });
  return {
    async render(address, snapshot) {
      const render = async () => {
        counters.renders += 1;
        return pages.render(address, snapshot);
      };
      counters.rendersUnderWay += 1;
      try {
        const rendered = await limiter(render, currentRequest()?.client);
        if (rendered && rendered.status >= 500) counters.rendersFailed += 1;
        if (!rendered) counters.overloaded += 1;
        return rendered ?? overloadPage;
      } finally {
        counters.rendersUnderWay -= 1;
      }
    },
  };
}
