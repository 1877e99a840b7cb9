/** The only error whose words reach a visitor: it carries a status and nothing of the inside. */
export class PageError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`page error ${status}`);
    this.name = 'PageError';
    this.status = status;
  }
}

/** Errors cross from server to browser as plain objects, so the class cannot be relied on. */
export function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (typeof status === 'number' && status >= 400) return status;
  const named = error instanceof Error ? /^page error (\d{3})$/.exec(error.message) : null;
  return named ? Number(named[1]) : 500;
}
