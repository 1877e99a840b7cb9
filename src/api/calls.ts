import type { Context, Hono } from 'hono';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Endpoint, ResponseOf } from '../contract/calls.ts';
import { apiRoot, type CallInput, endpoints } from '../contract/endpoints.ts';
import type { PageData } from '../contract/pages.ts';
import type { PageName } from '../contract/paths.ts';
import { hasEdgeWhitespace } from '../text/address.ts';
import { sendJson, sendNotFound, sendValue } from './responses.ts';

/** The parameters of a call's path and query: as its reader gives them, except that everything in an address is text. */
export type CallParams<E extends Endpoint> = { [K in keyof CallInput<E>]: string };

/** A call of the contract: `respond` gives what the contract promises, null for a 404, or a response of its own. */
export function onCall<E extends Endpoint>(
  api: Hono,
  endpoint: E,
  respond: (params: CallParams<E>, c: Context) => ResponseOf<E> | Response | null,
): void {
  api.get(endpoint.replace(/\{(\w+)\}/g, ':$1'), (c) => {
    const params: Record<string, string> = c.req.param();
    // Specification, section 5: a slug with whitespace around it names nothing.
    if (Object.values(params).some(hasEdgeWhitespace)) return sendNotFound(c);
    const value = respond({ ...c.req.query(), ...params } as CallParams<E>, c);
    if (value instanceof Response) return value;
    return value === null ? sendNotFound(c) : sendValue(c, value);
  });
}

/** A call whose response was compiled at publish. */
export function onDocument(api: Hono, catalogue: Catalogue, endpoint: Endpoint): void {
  onCall(api, endpoint, (params, c) => {
    const document = catalogue.document(documentPath(endpoint, params));
    return document && sendJson(c, document.body, document.hash);
  });
}

/** A page of which some fields depend on the query or on the day; the others were compiled at publish. */
export function onComposedPage<N extends PageName>(
  api: Hono,
  catalogue: Catalogue,
  name: N,
  compose: (
    params: CallParams<ReturnType<typeof endpoints.page<N>>>,
    fixed: PageData<N>,
    c: Context,
  ) => Partial<PageData<N>>,
): void {
  const endpoint = endpoints.page(name);
  onCall(api, endpoint, (params, c) => {
    const fixed = readDocument(catalogue, endpoint);
    return fixed && { ...fixed, ...compose(params, fixed, c) };
  });
}

/** A document as data. It has the shape of the contract: what has not cannot be published. */
export function readDocument<E extends Endpoint>(
  catalogue: Catalogue,
  endpoint: E,
  params: Record<string, string> = {},
): ResponseOf<E> | null {
  const document = catalogue.document(documentPath(endpoint, params));
  return document && JSON.parse(document.body);
}

/** Documents are kept under the path of their call. */
function documentPath(endpoint: Endpoint, params: Record<string, string>): string {
  return endpoint.slice(apiRoot.length + 1).replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}
