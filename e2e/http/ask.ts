/** The built site with the fixture catalogue, and the one with the brand's own. */
export const origin = process.env.E2E_ORIGIN ?? '';
export const catalogueOrigin = process.env.E2E_CATALOGUE_ORIGIN ?? '';

/** Asks the built site, as a client that follows no redirect. */
export const ask = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(origin + path, { redirect: 'manual', ...init });
