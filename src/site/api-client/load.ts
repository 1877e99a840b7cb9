import { notFound } from '@tanstack/react-router';
import type { Answer, Endpoint } from '../../contract/answers.ts';
import type { CallArgs } from '../../contract/endpoints.ts';
import { errorMessages } from '../../contract/error-messages.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { readFromOrigin } from './browser-reader.ts';
import { noAnswer } from './connection.ts';
import { asPageData } from './page-data.tsx';
import { PageError } from './page-error.ts';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

/** The part of a loader's argument that data loading needs. `serverContext` is there only on the server. */
export interface LoadFrom {
  serverContext?: RequestContext;
}

/**
 * Reads what a page cannot do without: a 404 of the API becomes a 404 page, silence the page about a lost
 * connection, anything else a 5xx page. Whether a slug is one at all is for the API to say.
 */
export async function load<E extends Endpoint>(
  { serverContext }: LoadFrom,
  endpoint: E,
  ...input: CallArgs<E>
): Promise<Answer<E>> {
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

/** A fault of the API is a bad gateway to the visitor, unless the API itself says it is away for a while. */
function visitorStatus(status: number): number {
  if (status === noAnswer) return noAnswer;
  return status === 503 || status === 504 ? 503 : 502;
}
