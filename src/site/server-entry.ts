import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { withLateScripts } from './start-scripts.ts';

/** Renders a page whole, as a string: the status is decided before the first byte leaves. */
const render = createStartHandler(defaultRenderHandler);

export default {
  async fetch(...request: Parameters<typeof render>): Promise<Response> {
    const response = await render(...request);
    // The development server's scripts are another kind.
    if (import.meta.env.DEV) return response;
    return new Response(withLateScripts(await response.text()), response);
  },
};
