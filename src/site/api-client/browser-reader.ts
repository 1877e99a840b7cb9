import { ApiError } from './api-error.ts';
import type { ReadApi } from './request-context.ts';

/** 503 stands for "did not answer at all": the visitor may try again. */
const unreachable = 503;

export const readFromOrigin: ReadApi = async (path) => {
  const response = await fetch(path, { headers: { Accept: 'application/json' } }).catch((error: unknown) => {
    console.error(`${path} could not be requested`, error);
    throw new ApiError(path, unreachable);
  });
  if (!response.ok) {
    if (response.status !== 404) console.error(`${path} answered ${response.status}`);
    throw new ApiError(path, response.status);
  }
  return response.json();
};
