import { notFound } from '@tanstack/react-router';
import type { Answer, Endpoint } from '../../contract/answers.ts';
import type { CallArgs } from '../../contract/endpoints.ts';
import { errorMessages } from '../../contract/error-messages.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { readFromOrigin } from './browser-reader.ts';
import { noResponse } from './connection.ts';
import { embedded } from './embedded-data.tsx';
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
): Promise<Answer<E>> {
  const reading = await (serverContext?.readApi ?? readFromOrigin)(endpoint, ...input);
  if (reading.ok) return embedded(reading.data, reading.text);
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
