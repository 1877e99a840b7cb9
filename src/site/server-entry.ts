import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { createElement } from 'react';
import ReactDOMServer from 'react-dom/server';
import type { RequestContext } from '../contract/request-context.ts';
import { utf8 } from '../http/utf8.ts';
import { finishPage } from './finish-page.ts';

/**
 * Renders a page whole: the status is decided before the first byte leaves. Its bytes go out by themselves: in the body
 * of an answer they would be made text again, which takes half as long as React does.
 */
const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const rendered = ReactDOMServer.renderToString(createElement(StartServer, { router }));
  const html = utf8(await transformHtmlStringWithRouter(router, rendered));
  const { serverContext } = router.options.additionalContext as { serverContext: RequestContext };
  // The development server's scripts are another kind.
  serverContext.outcome.html = import.meta.env.DEV ? html : finishPage(html);
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
});

export default { fetch: createStartHandler(renderPage) };
