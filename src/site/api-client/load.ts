import { notFound } from '@tanstack/react-router';
import { errorMessages } from '../../contract/error-messages.ts';
import { hasEdgeWhitespace } from '../../contract/slug.ts';
import { apiStatusOf } from './api-error.ts';
import { readFromOrigin } from './browser-reader.ts';
import { PageError } from './page-error.ts';
import type { RequestContext } from './request-context.ts';

/** The part of a loader's argument that data loading needs. `serverContext` is there only on the server. */
export interface LoadFrom {
  serverContext?: unknown;
}

export function requestContextOf(from: LoadFrom): RequestContext | undefined {
  return from.serverContext as RequestContext | undefined;
}

/** Reads what a page cannot do without: a 404 of the API becomes a 404 page, anything else a 5xx page. */
export async function load<T>(from: LoadFrom, path: string): Promise<T> {
  const context = requestContextOf(from);
  const read = context?.readApi ?? readFromOrigin;
  try {
    return (await read(path)) as T;
  } catch (error) {
    const apiStatus = apiStatusOf(error);
    if (apiStatus === 404) throw pageNotFound();
    const status = apiStatus === null ? 500 : visitorStatus(apiStatus);
    if (context) context.outcome.status = status;
    throw new PageError(status);
  }
}

/** Specification, section 5: a slug with whitespace around it is no page. */
export function checkSlugs(params: Record<string, string>): void {
  if (Object.values(params).some(hasEdgeWhitespace)) throw pageNotFound();
}

export function pageNotFound(message: string = errorMessages.notFound) {
  return notFound({ data: { message } });
}

/** A fault of the API is a bad gateway to the visitor, unless the API itself says it is away for a while. */
function visitorStatus(status: number): number {
  return status === 503 || status === 504 ? 503 : 502;
}
