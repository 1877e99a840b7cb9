import { callAddress } from '../../contract/endpoints.ts';
import type { ReadApi, Reading } from '../../contract/request-context.ts';
import { noResponse } from './connection.ts';

/** A response that is no JSON counts as a bad gateway. */
const notJson = 502;

/**
 * Not validated: the API's tests check the contract, and zod is not in the browser's build. Specification, section 7: a
 * failed request is logged to the console.
 */
export const readFromOrigin: ReadApi = async (endpoint, ...input) => {
  const address = callAddress(endpoint, ...input);
  const failed = (status: number, words: string, ...error: unknown[]): Reading<never> => {
    console.error(`${address} ${words}`, ...error);
    return { ok: false, status };
  };
  let response: Response;
  try {
    response = await fetch(address, { headers: { Accept: 'application/json' } });
  } catch (error) {
    await unlessLeaving();
    return failed(noResponse, 'was not answered', error);
  }
  if (!response.ok) return failed(response.status, `answered ${response.status}`);
  try {
    return { ok: true, data: await response.json() };
  } catch (error) {
    // A body that breaks off is a lost connection.
    const status = error instanceof SyntaxError ? notJson : noResponse;
    if (status === noResponse) await unlessLeaving();
    return failed(status, `answered ${response.status}, but no JSON`, error);
  }
};

/** How long the old page may stay visible after another one was requested. */
const leaveMs = 1_000;

/**
 * Resolves once it is certain that the page stays. Firefox aborts the requests of a page as soon as another one is
 * requested, before `pagehide`; that is no failure to report.
 */
export function unlessLeaving(): Promise<void> {
  if (!navigator.onLine) return Promise.resolve();
  return new Promise((stay) => {
    const timer = setTimeout(stay, leaveMs);
    const onHide = () => {
      clearTimeout(timer);
      // Restored from the back/forward cache, without the response.
      window.addEventListener('pageshow', () => stay(), { once: true });
    };
    window.addEventListener('pagehide', onHide, { once: true });
  });
}
