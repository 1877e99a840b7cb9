/** A data request that did not give data. The status is what the visitor's page will carry. */
export class ApiError extends Error {
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
    this.name = 'ApiError';
    this.status = status;
  }
}

/** The server and the built site each have a copy of the class, so `instanceof` cannot tell. */
export function apiStatusOf(error: unknown): number | null {
  return error instanceof Error && error.name === 'ApiError' ? (error as ApiError).status : null;
}
