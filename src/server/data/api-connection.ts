import { LRUCache } from 'lru-cache';
import { calls, type Endpoint, type ResponseOf } from '../../contract/calls.ts';
import { callAddress } from '../../contract/endpoints.ts';
import type { ReadApi, Reading } from '../../contract/request-context.ts';
import { hashOf } from '../../http/caching.ts';
import { errorFields } from '../../http/log.ts';
import { logSeldom } from '../../http/log-seldom.ts';
import { withoutQuery } from '../../text/address.ts';
import type { FetchApi } from './fetch-api.ts';

/** What an API in trouble looks like from here. */
const unreachable = 503;
const unusableResponse = 502;

/** Responses that are known to keep the contract, by their ETags. */
const maxChecked = 5_000;

/** The one way from a loader to data: calls the API and checks the response against the contract. Failures are logged. */
export function createReadApi(fetchApi: FetchApi): ReadApi {
  // The same response keeps the contract the next time, too: checking a large one takes as long as reading it.
  const isChecked = new LRUCache<string, true>({ max: maxChecked });

  return async (endpoint, ...input) => {
    const path = callAddress(endpoint, ...input);
    const failed = (status: number, fields: Record<string, unknown> = {}) => {
      // A page that does not exist is the visitor's mistake, and often a crawler's: logged, but no alarm.
      const [level, key] = status === 404 ? (['warn', path] as const) : (['error', endpoint] as const);
      // What a visitor looks for is not for the log.
      const fieldsOfPath = { path: withoutQuery(path), status, ...fields };
      logSeldom(`${key} ${status} ${fields.error}`, level, 'data request failed', fieldsOfPath);
      return { ok: false, status } as const;
    };
    let response: Response;
    try {
      response = await fetchApi(path);
    } catch (error) {
      // One line stands for the whole outage.
      if (error instanceof DataUnavailable) return { ok: false, status: unreachable };
      return failed(unreachable, errorFields(error));
    }
    if (!response.ok) return failed(response.status);
    try {
      const text = await response.text();
      const key = `${endpoint} ${response.headers.get('ETag') ?? hashOf(text)}`;
      const data = JSON.parse(text) as ResponseOf<typeof endpoint>;
      if (!isChecked.has(key)) check(endpoint, data);
      isChecked.set(key, true);
      return { ok: true, data, text };
    } catch (error) {
      return failed(unusableResponse, errorFields(error));
    }
  };
}

/** What the contract does not name yet may pass: an API of a newer version has it. */
function check(endpoint: Endpoint, data: unknown): void {
  const result = calls[endpoint].response.safeParse(data);
  if (result.success) return;
  const faults = result.error.issues.slice(0, 3).map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`${endpoint} does not keep the contract: ${faults.join('; ')}`);
}

/** The same may go well in a moment: nothing is wrong here. */
export class DataUnavailable extends Error {
  override name = 'DataUnavailable';
}

/** Another API may lack what is nice to have. */
export class NotOffered extends Error {
  override name = 'NotOffered';
}

/** For what the server cannot do without: the data, or an error that says why there is none. */
export async function required<T>(reading: Promise<Reading<T>>): Promise<T> {
  const result = await reading;
  if (result.ok) return result.data;
  const message = `the API responded with ${result.status}`;
  if (result.status === 404) throw new NotOffered(message);
  throw result.status >= 500 ? new DataUnavailable(message) : new Error(message);
}
