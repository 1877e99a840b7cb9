import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';

/** Renders a page whole, as a string: the status is decided before the first byte leaves. */
export default { fetch: createStartHandler(defaultRenderHandler) };
