import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { withShortLayout } from './short-layout.ts';
import { withLateScripts } from './start-scripts.ts';

export default {
  /** Renders a page whole, as a string: the status is decided before the first byte leaves. */
  fetch: createStartHandler(defaultRenderHandler),
  /** The development server's scripts are another kind. */
  finish: (html: string) => (import.meta.env.DEV ? html : withShortLayout(withLateScripts(html))),
};
