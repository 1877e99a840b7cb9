import { isNotFound } from '@tanstack/react-router';
import { isConnectionLost, noResponse } from './connection.ts';

/** The only error that reaches a visitor: a status without internal details. */
export class PageError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`page error ${status}`);
    this.name = 'PageError';
    this.status = status;
  }
}

/** Each kind has an error page of its own. */
export type ErrorKind = 'notFound' | 'fault' | 'offline';

export function errorKindOf(status: number): ErrorKind {
  if (status === noResponse) return 'offline';
  return status === 404 ? 'notFound' : 'fault';
}

/** Errors cross from server to browser as plain objects, without their class. */
export function statusOf(error: unknown): number {
  if (isNotFound(error)) return 404;
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (typeof status === 'number' && (status >= 400 || status === noResponse)) return status;
  const named = error instanceof Error ? /^page error (\d+)$/.exec(error.message) : null;
  if (named) return Number(named[1]);
  return isLostConnection(error) ? noResponse : 500;
}

/** A chunk could not be loaded because there is no connection; the other reason is a new deployment. */
function isLostConnection(error: unknown): boolean {
  if (!isConnectionLost() || !(error instanceof Error)) return false;
  return error instanceof TypeError || error.message.startsWith('Unable to preload');
}
