/** A data request that did not give data. The status is what the visitor's page will carry. */
export class ApiError extends Error {
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
    this.name = 'ApiError';
    this.status = status;
  }
}
