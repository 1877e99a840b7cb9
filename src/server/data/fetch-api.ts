import { endpoints } from '../../contract/endpoints.ts';
import { currentRequest, reasonOf } from '../../http/log.ts';

/** The API as the server reaches it: in process, or over HTTP at `API_BASE_URL`. */
export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>;

/** A visitor waits three seconds at most; the original of a picture is large, and a page does not wait for it. */
const remoteTimeoutMs = 2_500;
const originalTimeoutMs = 15_000;
/** Where the pictures of the content begin. */
export const originals = endpoints.original.slice(0, endpoints.original.indexOf('{'));

export function remoteApi(baseUrl: string): FetchApi {
  return async (path, init) => {
    const timeoutMs = path.startsWith(originals) ? originalTimeoutMs : remoteTimeoutMs;
    // So that limits over there count visitors, where TRUST_PROXY names this node.
    const client = currentRequest()?.client;
    const headers = new Headers(client ? { 'X-Forwarded-For': client } : {});
    const signal = AbortSignal.timeout(timeoutMs);
    // With its body, which may come to a stop, too.
    const ask = async () => {
      const response = await fetch(baseUrl + path, { redirect: 'manual', headers, signal, ...init });
      const body = await response.arrayBuffer();
      return new Response(body.byteLength > 0 ? body : null, response);
    };
    // A connection that was kept open may have been closed on the other side meanwhile: once more, on a new one.
    const askAgain = (error: unknown) => {
      if (error instanceof TypeError && (init?.method ?? 'GET') === 'GET') return ask();
      throw error;
    };
    return ask()
      .catch(askAgain)
      .catch((error: unknown) => {
        const isLate = error instanceof DOMException && error.name === 'TimeoutError';
        const reason = isLate ? `no response within ${timeoutMs / 1_000} s` : reasonOf(error);
        throw new Error(`API_BASE_URL (${baseUrl}) cannot be reached: ${reason}`, { cause: error });
      });
  };
}
