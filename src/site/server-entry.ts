import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { createElement } from 'react';
import ReactDOMServer from 'react-dom/server';
import type { RequestContext } from '../contract/request-context.ts';
import { finishPage } from './finish-page.ts';
import { scriptHash, takeOwnScripts } from './own-scripts.ts';

/**
 * Renders a page whole: the status is decided before the first byte leaves. The HTML goes to the server beside the response:
 * as its body it would be encoded and decoded once more.
 */
const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const rendered = ReactDOMServer.renderToString(createElement(StartServer, { router }));
  const whole = await transformHtmlStringWithRouter(router, rendered);
  const own = takeOwnScripts(whole, router.options.ssr?.nonce ?? '');
  // The development server's scripts are another kind.
  const page = import.meta.env.DEV ? { html: own.html, scripts: [] } : finishPage(own.html);
  const { serverContext } = router.options.additionalContext as { serverContext: RequestContext };
  serverContext.outcome.html = Buffer.from(page.html);
  serverContext.outcome.scriptHashes = [...own.hashes, ...page.scripts.map(scriptHash)];
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
});

export default { fetch: createStartHandler(renderPage) };
