import { plainPage } from '../answers/plain-page.ts';
import type { Rendered } from '../answers/ready-response.ts';
import { limits, refusalHeaders } from '../operations/limits.ts';
import type { Tally } from '../operations/tally.ts';
import { createTurns } from '../operations/turns.ts';
import type { PageRenderer } from './pages.ts';

type RenderLimits = Record<'rendersAtOnce' | 'renders' | 'renderWaitMs', number>;

/**
 * Renders take turns: all at once they would hold up even those whom they do not concern. Beyond a certain number
 * whoever comes next would wait longer than anybody waits, and keep memory meanwhile. He is told at once, by a page that
 * comes back by itself; who asks for a page that was made before gets that one.
 */
export function withRenderLimit(
  render: PageRenderer['render'],
  tally: Tally,
  { rendersAtOnce, renders, renderWaitMs }: RenderLimits = limits,
) {
  const inTurn = createTurns({ atOnce: rendersAtOnce, most: renders, waitMs: renderWaitMs }, (change) => {
    tally.rendersUnderWay += change;
  });
  return async (address: string): ReturnType<PageRenderer['render']> =>
    (await inTurn(() => countedRender(address))) ?? refuse();

  async function countedRender(address: string): ReturnType<PageRenderer['render']> {
    tally.renders += 1;
    const rendered = await render(address);
    if (rendered.status >= 500) tally.rendersFailed += 1;
    return rendered;
  }

  function refuse(): Rendered {
    tally.overloaded += 1;
    return overloadPage();
  }
}

const head = `<meta http-equiv="refresh" content="${limits.retryAfterSeconds + 1}">
<title>Сейчас много посетителей</title>
<style>
body { margin: 0; font: 18px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: auto; padding: 24px clamp(16px, 4vw, 40px); }
h1 { font-size: clamp(28px, 5vw, 44px); line-height: 1.15; }
</style>`;

const body = `<main>
<h1>Сейчас на\u00a0сайте много посетителей</h1>
<p>Страница откроется сама через несколько секунд.</p>
<p><a href="">Попробовать сейчас</a></p>
</main>`;

const overloadPage = (): Rendered => plainPage(503, head, body, refusalHeaders);
