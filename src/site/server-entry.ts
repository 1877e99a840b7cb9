import { createHash } from 'node:crypto';
import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { createElement } from 'react';
import ReactDOMServer from 'react-dom/server';
import type { RequestContext } from '../contract/request-context.ts';
import { PageData } from './api-client/page-data.tsx';
import beforeScripts from './before-scripts.ts?inline-script';
import { takeHydrationScripts } from './navigation/framework-internals.ts';

/**
 * Renders a page whole: the status is known before the first byte leaves. The framework's `defaultRenderHandler` would
 * turn an error of React into a page of its own; here it is thrown, and the server renders the error page.
 */
const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const { serverContext } = router.options.additionalContext as { serverContext: RequestContext };
  const scripts = [{ attributes: {}, code: beforeScripts }, ...takeHydrationScripts(router)];
  serverContext.outcome.scriptHashes = scripts.map(({ code }) => scriptHash(code));
  const { responses } = router.options.context;
  const page = createElement(PageData, { value: { responses, scripts } }, createElement(StartServer, { router }));
  const html = await transformHtmlStringWithRouter(router, ReactDOMServer.renderToString(page));
  return new Response(html, { status: getSsrStatus(router), headers: responseHeaders });
});

/** As a source of `script-src` in a security policy. */
const scriptHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

export default { fetch: createStartHandler(renderPage) };
