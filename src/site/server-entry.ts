import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { createElement } from 'react';
import ReactDOMServer from 'react-dom/server';
import type { RequestContext } from '../contract/request-context.ts';
import { withShortLayout } from './short-layout.ts';
import { withLateScripts } from './start-scripts.ts';

/**
 * Renders a page whole, as a string: the status is decided before the first byte leaves. The string goes out by itself:
 * as the body of an answer it would be made bytes and a string again, which takes half as long as React does.
 */
const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const rendered = ReactDOMServer.renderToString(createElement(StartServer, { router }));
  const html = await transformHtmlStringWithRouter(router, rendered);
  const { serverContext } = router.options.additionalContext as { serverContext: RequestContext };
  // The development server's scripts are another kind.
  serverContext.outcome.html = import.meta.env.DEV ? html : withShortLayout(withLateScripts(html));
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
});

export default { fetch: createStartHandler(renderPage) };
