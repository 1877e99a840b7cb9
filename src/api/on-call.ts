import type { Context, Hono } from 'hono';
import type { Answer, Endpoint } from '../contract/answers.ts';
import { apiRoot, type CallInput, endpoints } from '../contract/endpoints.ts';
import type { PageData } from '../contract/pages.ts';
import type { PageName } from '../contract/paths.ts';
import type { ReadableStore } from '../store/open-store.ts';
import { hasEdgeWhitespace } from '../text/address.ts';
import { sendComposed, sendJson, sendNotFound } from './answers.ts';

/** What a call was asked with: as its reader gives it, except that everything in an address is text. */
export type Asked<E extends Endpoint> = { [K in keyof CallInput<E>]: string };

/** A call of the contract: `answer` gives what the contract promises, null for a 404, or a response of its own. */
export function onCall<E extends Endpoint>(
  api: Hono,
  endpoint: E,
  answer: (asked: Asked<E>, c: Context) => Promise<Answer<E> | Response | null>,
): void {
  api.get(endpoint.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const params: Record<string, string> = c.req.param();
    // Specification, section 5: a slug with whitespace around it names nothing.
    if (Object.values(params).some(hasEdgeWhitespace)) return sendNotFound(c);
    const answered = await answer({ ...c.req.query(), ...params } as Asked<E>, c);
    if (answered instanceof Response) return answered;
    return answered === null ? sendNotFound(c) : sendComposed(c, answered);
  });
}

/** A call whose answer was compiled at publish: it is sent as it lies in the store. */
export function onDocument(api: Hono, store: ReadableStore, endpoint: Endpoint): void {
  onCall(api, endpoint, async (asked, c) => {
    const document = await store.document(documentPath(endpoint, asked));
    return document ? sendJson(c, document.body, document.hash) : null;
  });
}

/** A page of which these fields depend on the query or on the day; the others were compiled at publish. */
export function onComposedPage<N extends PageName, K extends keyof PageData<N>>(
  api: Hono,
  store: ReadableStore,
  name: N,
  _fields: readonly K[],
  compose: (
    asked: Asked<ReturnType<typeof endpoints.page<N>>>,
    fixed: Omit<PageData<N>, K>,
    c: Context,
  ) => Promise<Pick<PageData<N>, K>>,
): void {
  const endpoint = endpoints.page(name);
  onCall(api, endpoint, async (asked, c) => {
    const fixed = await readDocument(store, endpoint);
    return fixed && { ...fixed, ...(await compose(asked, fixed, c)) };
  });
}

/** A document as data. It has the shape of the contract: what has not cannot be published. */
export async function readDocument<E extends Endpoint>(store: ReadableStore, endpoint: E): Promise<Answer<E> | null> {
  const document = await store.document(documentPath(endpoint, {}));
  return document ? JSON.parse(document.body) : null;
}

/** Documents are stored under the path of their call. */
function documentPath(endpoint: Endpoint, params: Record<string, string>): string {
  return endpoint.slice(apiRoot.length + 1).replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}
