import { notFound } from '@tanstack/react-router';
import type { Endpoint, ResponseOf } from '../../contract/calls.ts';
import { type CallArgs, type CallInput, endpoints } from '../../contract/endpoints.ts';
import { errorMessages } from '../../contract/error-messages.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import type { SearchResponse } from '../../contract/search.ts';
import { readFromOrigin } from './browser-reader.ts';
import { noResponse } from './connection.ts';
import { asPageData } from './page-data.tsx';
import { PageError } from './page-error.ts';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

/** The part of a loader's argument that is needed here. `serverContext` exists on the server only. */
export interface LoadFrom {
  serverContext?: RequestContext;
}

/**
 * Reads what a page cannot do without: 404 of the API becomes a 404 page, no response the offline page, anything else a
 * 5xx page. The API decides whether a slug is valid.
 */
export async function load<E extends Endpoint>(
  { serverContext }: LoadFrom,
  endpoint: E,
  ...input: CallArgs<E>
): Promise<ResponseOf<E>> {
  const reading = await (serverContext?.readApi ?? readFromOrigin)(endpoint, ...input);
  if (reading.ok) return asPageData(reading.data, reading.text);
  if (reading.status === 404) throw pageNotFound();
  const status = visitorStatus(reading.status);
  if (import.meta.env.SSR && serverContext) serverContext.outcome.status = status;
  throw new PageError(status);
}

export function pageNotFound(message: string = errorMessages.notFound) {
  return notFound({ data: { message } });
}

/** A fault of the API is a bad gateway for the visitor, unless the API is unavailable for a while. */
function visitorStatus(status: number): number {
  if (status === noResponse) return noResponse;
  return status === 503 || status === 504 ? 503 : 502;
}

export async function readSearch(from: LoadFrom, query: CallInput<typeof endpoints.search>): Promise<SearchResponse> {
  const results = await load(from, endpoints.search, query);
  // The API counts searches without a result; a cached page would hide them from it.
  if (from.serverContext && results.query !== '' && results.groups.length === 0)
    from.serverContext.outcome.noStore = true;
  return results;
}

/**
 * Keeps the named parameters of a URL as text and drops the rest. The API validates the values; the address bar keeps
 * what the visitor typed. Also for `loaderDeps`: the router merges all parameters into `search`, and those of a
 * campaign would make the browser load again what the server has just sent.
 */
export function pick<K extends string>(...keys: K[]) {
  return (search: Record<string, unknown>): Partial<Record<K, string>> => {
    const picked: Partial<Record<K, string>> = {};
    for (const key of keys) {
      const value = search[key];
      // An empty field of a form is none: the server leaves it out, too.
      if (value !== '' && (typeof value === 'string' || typeof value === 'number')) picked[key] = String(value);
      // A form sent without scripts repeats the key of a list once per value.
      if (Array.isArray(value)) picked[key] = value.join(',');
    }
    return picked;
  };
}
